import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeAnswer } from 'shared-ui/fake-network';
import {
  fakeAuthenticator,
  removeAuthenticator,
  requestOptions,
} from '../../testing/fake-authenticator';
import { answerByTable } from '../../testing/answer-table';
import type { AnswerTable } from '../../testing/answer-table';
import { openLogin } from '../../testing/open-login';

const session = {
  status: 200,
  body: { token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } },
};
const refusal = (status: number, error: string): FakeAnswer => ({
  status,
  body: { message: error, error },
});
const step = (ways: readonly string[]): FakeAnswer => ({
  status: 401,
  body: { error: 'More.', secondFactor: { ticket: 't1', ways, passkey: requestOptions } },
});
const second = 'POST /api/auth/admin/second-factor';

async function logIn(ways: readonly string[], answers: AnswerTable) {
  const calls = answerByTable({ 'POST /api/auth/admin/login': step(ways), ...answers });
  const user = openLogin();
  const email = await screen.findByLabelText('E-mail');
  fireEvent.input(email, { target: { value: 'office@example.org' } });
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await screen.findByText('One more step');
  return { user, calls };
}

const atDashboard = () => screen.findByRole('heading', { name: 'Dashboard' });
const goOn = () => screen.getByRole('button', { name: /^Continue/ });

afterEach(removeAuthenticator);

it('asks for a code after the password, and lets in with it', async () => {
  const { user, calls } = await logIn(['totp', 'recovery-code'], { [second]: session });
  const code = await screen.findByLabelText('Code from your app');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByText(/^Lost both your phone and your recovery codes\? Ask /)).toBeVisible();
  expect(localStorage.getItem('adminToken')).toBeNull();
  await user.type(code, '123 456{Enter}');
  expect(await atDashboard()).toBeVisible();
  expect(calls[1]).toMatchObject({ body: { ticket: 't1', code: '123456' } });
  expect(localStorage.getItem('adminToken')).toBe('csrf-token');
});

it('sends no code that is none', async () => {
  const { user, calls } = await logIn(['totp'], { [second]: session });
  await user.type(screen.getByLabelText('Code from your app'), '12345{Enter}');
  expect(screen.getByLabelText('Code from your app')).toHaveAccessibleDescription(
    /Enter the six digits from your app/,
  );
  expect(calls).toHaveLength(1);
});

it('says why a code is refused, and keeps what was typed', async () => {
  const { user } = await logIn(['totp'], { [second]: refusal(401, 'This code is wrong.') });
  const code = screen.getByLabelText('Code from your app');
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
  expect(code).toHaveValue('123456');
});

it('takes a recovery code, and keeps what was typed for the app meanwhile', async () => {
  const { user, calls } = await logIn(['totp', 'recovery-code'], {
    [second]: [refusal(401, 'This code was used already.'), session],
  });
  await user.type(screen.getByLabelText('Code from your app'), '12');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code was used already.');
  await user.click(screen.getByRole('button', { name: 'Use a code from an app' }));
  expect(screen.getByLabelText('Code from your app')).toHaveValue('12');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveValue('abcd-efgh');
  await user.click(goOn());
  expect(await atDashboard()).toBeVisible();
  expect(calls[1]).toMatchObject({ body: { ticket: 't1', recoveryCode: 'abcd-efgh' } });
});

it('takes a passkey', async () => {
  fakeAuthenticator();
  const { user, calls } = await logIn(['passkey', 'totp'], { [second]: session });
  expect(goOn()).toHaveFocus();
  await user.click(goOn());
  expect(await atDashboard()).toBeVisible();
  expect(calls[1]).toMatchObject({ body: { ticket: 't1', passkey: { id: 'cGFzc2tleQ' } } });
});

it.each([
  ['NotAllowedError', 'No passkey was used.'],
  ['SecurityError', 'This browser cannot use a passkey here.'],
])('says what a passkey with %s means, and sends nothing', async (fault, said) => {
  fakeAuthenticator(fault);
  const { user, calls } = await logIn(['passkey', 'totp'], { [second]: session });
  await user.click(goOn());
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(calls).toHaveLength(1);
});

it('leads back with words when it took too long, with what was typed before', async () => {
  const { user } = await logIn(['totp'], { [second]: refusal(410, 'This took too long.') });
  await user.type(screen.getByLabelText('Code from your app'), '123456{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeVisible());
  expect(screen.getByRole('alert')).toHaveTextContent('This took too long.');
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('goes back when it is asked to, without a word', async () => {
  const { user } = await logIn(['totp'], {});
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('office@example.org');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
