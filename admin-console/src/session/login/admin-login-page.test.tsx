import { fireEvent, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { openLogin } from '../../testing/open-login';

const session = { token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } };
const loginPath = '/api/auth/admin/login';

/** Answers login requests with `answer` and all others with empty lists. */
const answerLogin = (answer: FakeAnswer) =>
  fakeNetwork(({ path }) => (path === loginPath ? answer : { status: 200, body: [] }));

const email = () => screen.findByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');

async function logInAs(user: ReturnType<typeof userEvent.setup>, address: string, secret: string) {
  fireEvent.input(await email(), { target: { value: address } });
  fireEvent.input(password(), { target: { value: secret } });
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

it('has labelled fields that a password manager knows', async () => {
  openLogin();
  expect(await email()).toHaveAttribute('autocomplete', 'username');
  expect(await email()).toHaveAttribute('name', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('name', 'password');
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login');
});

it('opens the session and goes to the dashboard', async () => {
  const calls = answerLogin({ status: 200, body: session });
  const user = openLogin();
  await logInAs(user, ' office@example.org ', ' secret ');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/dashboard');
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: loginPath,
    body: { email: 'office@example.org', password: ' secret ' },
  });
  expect(localStorage.getItem('adminToken')).toBe('csrf-token');
  expect(JSON.parse(localStorage.getItem('adminData') ?? '')).toEqual(session.admin);
});

it('lets an admin in when the local storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answerLogin({ status: 200, body: session });
  const user = openLogin();
  await logInAs(user, 'office@example.org', 'secret');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

it.each([
  ['both fields', '', '', 'E-mail'],
  ['the email', '', 'secret', 'E-mail'],
  ['the password', 'office@example.org', '', 'Password'],
  ['all but blanks of the email', '  ', 'secret', 'E-mail'],
])('asks for both fields when %s is empty', async (_what, address, secret, focused) => {
  const calls = answerLogin('down');
  const user = openLogin();
  await logInAs(user, address, secret);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
  expect(screen.getByLabelText(focused)).toHaveFocus();
  expect(screen.getByLabelText(focused)).toBeInvalid();
  expect(screen.getByLabelText(focused)).toHaveAccessibleDescription(
    /^Enter (an e-mail|your pass)/,
  );
  expect(calls).toHaveLength(0);
});

it.each<[string, FakeAnswer, string]>([
  [
    'says why',
    { status: 401, body: { message: 'Too many attempts.', error: 'Too many attempts.' } },
    'Too many attempts.',
  ],
  ['says only an error', { status: 401, body: { error: 'Locked.' } }, 'Locked.'],
  ['says nothing', { status: 401, body: {} }, 'Invalid credentials.'],
  ['is a proxy that speaks HTML', { status: 502, html: '<p>Bad</p>' }, 'Invalid credentials.'],
  ['gives no token', { status: 200, body: {} }, 'Invalid credentials.'],
  ['cannot be reached', 'down', 'The server could not be reached. Please try again.'],
])('keeps what was typed when the server %s', async (_how, answer, text) => {
  answerLogin(answer);
  const user = openLogin();
  await logInAs(user, 'office@example.org', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await email()).toHaveValue('office@example.org');
  expect(password()).toHaveValue('secret');
  expect(localStorage).toHaveLength(0);
});

it('sends one request however often the button is pressed', async () => {
  const calls = answerLogin('hang');
  const user = openLogin();
  await logInAs(user, 'office@example.org', 'secret');
  const button = await screen.findByRole('button', { name: 'Logging in...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.type(password(), '{Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));

  calls[0]?.answer({ status: 401, body: {} });
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
});
