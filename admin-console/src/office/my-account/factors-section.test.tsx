import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerByTable } from '../../testing/answer-table';
import type { AnswerTable } from '../../testing/answer-table';
import {
  creationOptions,
  fakeAuthenticator,
  removeAuthenticator,
} from '../../testing/fake-authenticator';
import { logIn, renderView } from '../../testing/render-view';
import { FactorsSection } from './factors-section';

const factors = '/api/admin/account/factors';
const phone = {
  id: 'f1',
  kind: 'totp',
  name: 'Phone',
  createdAt: '2026-03-01T10:00:00Z',
  lastUsedAt: null,
};
const key = { ...phone, id: 'f2', kind: 'passkey', name: 'Key' };
const having = (...list: object[]) => ({
  status: 200,
  body: { factors: list, recoveryCodesLeft: list.length > 0 ? 7 : 0 },
});

async function open(answers: AnswerTable) {
  logIn();
  const calls = answerByTable(answers);
  renderView(<FactorsSection />);
  await screen.findByRole('button', { name: 'Add a passkey' });
  return calls;
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

afterEach(removeAuthenticator);

it('adds an app by its QR code or its key, and shows the recovery codes once', async () => {
  const ticket = { ticket: 't1', secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' };
  const codes = Array.from({ length: 10 }, (_, place) => `code-${place}`);
  const calls = await open({
    [`GET ${factors}`]: having(),
    [`POST ${factors}/totp`]: { status: 200, body: ticket },
    [`POST ${factors}/totp/confirm`]: [
      { status: 422, body: { message: 'No.', issues: [{ path: 'code', message: 'Wrong code.' }] } },
      { status: 200, body: { ...having(phone).body, recoveryCodes: codes } },
    ],
  });
  expect(screen.getByText('You have no second factor yet.')).toBeVisible();
  await press('Add an authenticator app');
  expect(
    await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  // A browser's translation leaves it unchanged.
  expect(screen.getByText('ABCD EFGH')).toHaveAttribute('translate', 'no');
  const code = screen.getByLabelText('Code that the app shows now');
  expect(code).toHaveFocus();
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Wrong code/));
  expect(code).toHaveValue('123456');
  await user.type(code, '{Enter}');
  expect(await screen.findByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  expect(screen.getByText('code-9')).toBeVisible();
  expect(screen.getByText('Phone')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    ticket: 't1',
    code: '123456',
    name: 'My authenticator app',
  });
  await press('I have kept the codes');
  expect(screen.queryByText('code-9')).not.toBeInTheDocument();
});

it('begins again when the key is too old', async () => {
  const ticket = (secret: string) => ({
    status: 200,
    body: { ticket: secret, secret, address: `otpauth://totp/x?secret=${secret}` },
  });
  await open({
    [`GET ${factors}`]: having(),
    [`POST ${factors}/totp`]: [ticket('AAAA'), ticket('BBBB')],
    [`POST ${factors}/totp/confirm`]: { status: 410, body: { message: 'Too old.' } },
  });
  await press('Add an authenticator app');
  await user.type(await screen.findByLabelText('Code that the app shows now'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too old.');
  await press('Start again with a new key');
  expect(await screen.findByText('BBBB')).toBeVisible();
  expect(screen.queryByText('AAAA')).not.toBeInTheDocument();
});

it('says that a device has a passkey already, and gives the focus back', async () => {
  fakeAuthenticator('InvalidStateError');
  const options = { status: 200, body: { ticket: 't1', options: creationOptions } };
  await open({ [`GET ${factors}`]: having(key), [`POST ${factors}/passkeys/options`]: options });
  await press('Add a passkey');
  await press('Create the passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('already has a passkey');
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus();
});

it('gives another name', async () => {
  const calls = await open({
    [`GET ${factors}`]: [having(phone, key), having({ ...phone, name: 'Old phone' }, key)],
    [`PATCH ${factors}/f1`]: { status: 204 },
  });
  await press('Rename Phone');
  expect(screen.getByLabelText('New name')).toHaveFocus();
  await user.clear(screen.getByLabelText('New name'));
  await user.type(screen.getByLabelText('New name'), 'Old phone{Enter}');
  expect(await screen.findByText('It is called Old phone now.')).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Rename Old phone' })).toBeVisible();
  expect(calls).toMatchObject([{ method: 'PATCH', body: { name: 'Old phone' } }]);
});

it('removes one only after another question, and says what the last one means', async () => {
  const calls = await open({
    [`GET ${factors}`]: [having(phone), having()],
    [`DELETE ${factors}/f1`]: { status: 204 },
  });
  await press('Remove Phone');
  expect(screen.getByText(/It is your last second factor/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Keep it');
  expect(screen.getByRole('button', { name: 'Remove Phone' })).toHaveFocus();
  expect(calls).toEqual([]);
  await press('Remove Phone');
  await press('Yes, remove it');
  expect(await screen.findByText('Phone is removed.')).toHaveFocus();
  expect(await screen.findByText('You have no second factor yet.')).toBeVisible();
});

it('says how many recovery codes are left, and copies new ones', async () => {
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open({
    [`GET ${factors}`]: having(phone),
    'POST /api/admin/account/recovery-codes': { status: 200, body: { recoveryCodes: ['a', 'b'] } },
  });
  expect(screen.getByText(/You have 7 of 10 recovery codes left/)).toBeVisible();
  await press('Make new recovery codes');
  await screen.findByRole('heading', { name: 'Keep these recovery codes' });
  await press('Copy the codes');
  expect(await screen.findByText('The codes are copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('a\nb');
  copied.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await press('Copy the codes');
  expect(await screen.findByRole('alert')).toHaveTextContent('download the codes instead');
});
