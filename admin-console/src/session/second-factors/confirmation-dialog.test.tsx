import { screen, waitFor, within } from '@testing-library/react';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { account, answerByTable } from '../../testing/answer-table';
import type { AnswerTable } from '../../testing/answer-table';
import {
  fakeAuthenticator,
  removeAuthenticator,
  requestOptions,
} from '../../testing/fake-authenticator';
import { getAdminToken, getSessionEnd } from '../admin-session';
import { logIn, renderView } from '../../testing/render-view';
import { DetailsSection } from '../../office/my-account/details-section';
import { FactorsSection } from '../../office/my-account/factors-section';

const factor = { id: 'f1', kind: 'totp', name: 'Phone', createdAt: '2026-03-01', lastUsedAt: null };
const needed = (needsPassword: boolean, ways: readonly string[]): FakeAnswer => ({
  status: 428,
  body: {
    message: 'Please confirm.',
    error: 'Please confirm.',
    confirmation: { needsPassword, ways },
  },
});
const made: FakeAnswer = { status: 200, body: { recoveryCodes: ['aaaa-bbbb'] } };
const codes = 'POST /api/admin/account/recovery-codes';
const confirm = 'POST /api/admin/account/confirmation';

async function ask(answers: AnswerTable) {
  logIn();
  const calls = answerByTable({
    'GET /api/admin/account/factors': {
      status: 200,
      body: { factors: [factor], recoveryCodesLeft: 3 },
    },
    ...answers,
  });
  const user = renderView(<FactorsSection />);
  const button = await screen.findByRole('button', { name: 'Make new recovery codes' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
  return { user, calls, dialog: within(dialog) };
}

afterEach(removeAuthenticator);

it('asks for the password, and makes the call once more', async () => {
  const { user, calls, dialog } = await ask({
    [codes]: [needed(true, []), made],
    [confirm]: { status: 204 },
  });
  expect(dialog.getByLabelText('Your password')).toHaveFocus();
  await user.type(dialog.getByLabelText('Your password'), 'secret{Enter}');
  expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/account/recovery-codes', undefined],
    ['/api/admin/account/confirmation', { password: 'secret' }],
    ['/api/admin/account/recovery-codes', undefined],
  ]);
});

it('says at its field what is wrong, and the session goes on with what was typed', async () => {
  const issues = [{ path: 'password', message: 'This is not your password.' }];
  const { user, dialog } = await ask({
    [codes]: needed(true, ['totp']),
    [confirm]: { status: 403, body: { message: 'Wrong.', error: 'Wrong.', issues } },
  });
  await user.type(dialog.getByLabelText('Your password'), 'guess');
  await user.type(dialog.getByLabelText('Code from your app'), '123456{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong.');
  expect(dialog.getByLabelText('Your password')).toHaveFocus();
  expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
    'This is not your password.',
  );
  expect(dialog.getByLabelText('Code from your app')).toHaveValue('123456');
  expect(localStorage.getItem('adminToken')).toBe('csrf-token');
});

it.each([
  ['alone where that is enough', false, {}],
  ['with the password where that is asked for', true, { password: 'secret' }],
])('takes a passkey %s', async (_how, needsPassword, typed) => {
  fakeAuthenticator();
  const { user, calls, dialog } = await ask({
    [codes]: [needed(needsPassword, ['passkey']), made],
    'POST /api/admin/account/confirmation/options': {
      status: 200,
      body: { ticket: 't1', options: requestOptions },
    },
    [confirm]: { status: 204 },
  });
  if (needsPassword) await user.type(dialog.getByLabelText('Your password'), 'secret');
  else expect(dialog.queryByLabelText('Your password')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Continue with a passkey' }));
  expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
  expect(calls[2]?.body).toEqual({
    ticket: 't1',
    passkey: expect.objectContaining({ id: 'cGFzc2tleQ' }) as unknown,
    ...typed,
  });
});

it('gives the focus back when it is cancelled, and nothing was done', async () => {
  const { user, calls, dialog } = await ask({ [codes]: needed(true, []) });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Make new recovery codes' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Please confirm.');
  expect(calls).toHaveLength(1);
});

it('asks for the password where the server does not say what it takes', async () => {
  const { dialog } = await ask({ [codes]: { status: 428, body: {} } });
  expect(dialog.getByLabelText('Your password')).toBeVisible();
});

it('ends the session here when it is over meanwhile', async () => {
  const { user, dialog } = await ask({ [codes]: needed(true, []), [confirm]: { status: 401 } });
  await user.type(dialog.getByLabelText('Your password'), 'secret{Enter}');
  await waitFor(() => expect(getAdminToken()).toBeUndefined());
  expect(getSessionEnd()).toBe('ended-by-server');
});

it('leaves in a form what was typed there when it is cancelled', async () => {
  logIn();
  answerByTable({ 'PUT /api/admin/account': needed(true, []) });
  const user = renderView(
    <DetailsSection account={{ ...account, language: 'en', secondFactor: { need: 'none' } }} />,
  );
  const name = screen.getByLabelText('Your name');
  await user.clear(name);
  await user.type(name, 'Ruth{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(name).toHaveValue('Ruth');
  expect(name).toHaveFocus();
  expect(screen.getByText('Please confirm.')).toBeVisible();
});
