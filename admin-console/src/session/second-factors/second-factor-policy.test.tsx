import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getStaffAccount } from 'contract/my-account-requests';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { useStaffAccount } from '../staff-account';
import { account, answerByTable } from '../../testing/answer-table';
import { SecondFactorPolicy } from './second-factor-policy';

const roles = [
  { id: 'owner', name: 'Owner' },
  { id: 'office', name: 'Office' },
];
const stored = { from: '2026-12-01', roles: ['owner'] };

function Need() {
  return <p>Needed: {useStaffAccount()?.secondFactor?.need}</p>;
}

async function open(answer: FakeAnswer, changed: object = {}) {
  const calls = answerByTable({
    'GET /api/admin/second-factor-policy': { status: 200, body: stored },
    'PUT /api/admin/second-factor-policy': answer,
    [`GET ${getStaffAccount.path}`]: { status: 200, body: { ...account, ...changed } },
  });
  render(
    <>
      <Need />
      <SecondFactorPolicy roles={roles} />
    </>,
  );
  const day = await screen.findByLabelText(/Needed from this day on/);
  return { calls, day, user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Save' });

it('shows what is so, and saves what is chosen', async () => {
  const { calls, day, user } = await open({ status: 200, body: stored });
  expect(day).toHaveValue('2026-12-01');
  expect(screen.getByLabelText('Owner')).toBeChecked();
  await user.click(screen.getByLabelText('Office'));
  await user.click(save());
  expect(await screen.findByText('The choice is saved.')).toHaveFocus();
  expect(calls).toMatchObject([{ body: { from: '2026-12-01', roles: ['owner', 'office'] } }]);
});

it('has the console ask anew what the account needs', async () => {
  const needed = { secondFactor: { need: 'soon', from: '2026-12-01' } };
  const { user } = await open({ status: 200, body: stored }, needed);
  await user.click(save());
  expect(await screen.findByText('Needed: soon')).toBeVisible();
});

it('takes an empty day for nobody', async () => {
  const { calls, day, user } = await open({ status: 200, body: stored });
  fireEvent.input(day, { target: { value: '' } });
  await user.click(save());
  expect(await screen.findByText('The choice is saved.')).toBeVisible();
  expect(calls).toMatchObject([{ body: { from: null } }]);
});

it('asks for a role, without which the day means nothing', async () => {
  const { calls, user } = await open({ status: 200, body: stored });
  await user.click(screen.getByLabelText('Owner'));
  await user.click(save());
  expect(screen.getByLabelText('Owner')).toHaveAccessibleDescription(/Choose at least one role/);
  expect(calls).toEqual([]);
});

it('says why it was not saved, and keeps what was chosen', async () => {
  const { user } = await open({ status: 409, body: { message: 'A role is gone.' } });
  await user.click(screen.getByLabelText('Office'));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('A role is gone.');
  expect(screen.getByLabelText('Office')).toBeChecked();
});
