import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { rejection } from '../../testing/fake-review-server';
import { openLogin } from '../../testing/open-login';

const address = '/join-us/admin-login#invitation=invitation_token';
const session = { token: 'csrf-token', admin: { _id: '2', email: 'new@example.org' } };

let calls: SentCall[];
let looked: FakeAnswer;
let accepted: FakeAnswer;
beforeEach(() => {
  calls = [];
  looked = { status: 200, body: { email: 'new@example.org', roles: ['Media', 'Office'] } };
  accepted = { status: 200, body: session };
  fakeNetwork((call) => {
    if (!call.path.startsWith('/api/auth/admin/invitation')) return { status: 200, body: [] };
    calls.push(call);
    return call.path.endsWith('/accept') ? accepted : looked;
  });
});

const field = (name: string) => screen.getByLabelText(name);

async function fill(password = 'three rather small words', again = password) {
  const user = openLogin(address);
  await user.type(await screen.findByLabelText('Your name'), ' Ama Example ');
  fireEvent.input(field('Password'), { target: { value: password } });
  fireEvent.input(field('Confirm password'), { target: { value: again } });
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  return user;
}

it('says whom it is for, and takes the token out of the address at once', async () => {
  openLogin(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  expect(await screen.findByText(/You will log in with new@example.org/)).toBeVisible();
  expect(screen.getByText('Your roles: Media, Office.')).toBeVisible();
  expect(window.location.href).not.toContain('invitation_token');
  expect(calls).toMatchObject([{ method: 'POST', body: { token: 'invitation_token' } }]);
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('invitation_token');
});

it('makes the account, opens its session and goes to the dashboard', async () => {
  await fill();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/dashboard');
  expect(calls[1]?.body).toEqual({
    token: 'invitation_token',
    name: 'Ama Example',
    password: 'three rather small words',
  });
  expect(localStorage.getItem('adminToken')).toBe('csrf-token');
});

it('sends nothing while the two passwords differ', async () => {
  await fill('three rather small words', 'four rather small words');
  expect(await screen.findByRole('alert')).toHaveTextContent('The passwords do not match.');
  expect(field('Confirm password')).toHaveFocus();
  expect(calls).toHaveLength(1);
});

it('sends nothing while the password is too short', async () => {
  // jsdom does not implement this state of validity.
  jest.spyOn(HTMLInputElement.prototype, 'validity', 'get').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    const { value, minLength } = this;
    return { tooShort: value !== '' && value.length < minLength } as ValidityState;
  });
  await fill('short');
  expect(field('Password')).toHaveAccessibleDescription(/Use at least 8 characters/);
  expect(field('Password')).toHaveFocus();
  expect(calls).toHaveLength(1);
});

it('says at its field why a password is refused, and keeps what was typed', async () => {
  const message = 'This password is easy to guess. Please choose another one.';
  const issues = [{ path: 'password', message }];
  accepted = { status: 400, body: { message, error: message, issues } };
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('Password')).toHaveFocus();
  expect(field('Your name')).toHaveValue(' Ama Example ');
});

it.each([
  ['is too old', rejection(410, 'This invitation is too old.'), 'This invitation is too old.'],
  ['was withdrawn', rejection(404, 'It was withdrawn.'), 'It was withdrawn.'],
  ['is not whole', rejection(400, 'token must match'), /ask whoever invited you/],
])('is kind to somebody whose link %s, and leads to the login', async (_, answer, words) => {
  looked = answer;
  const user = openLogin(address);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cannot be used');
  await user.click(screen.getByRole('button', { name: 'Go to the login' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

it('says so when the link is used while the form is open', async () => {
  accepted = rejection(410, 'This invitation was used already. Please log in.');
  await fill();
  expect(await screen.findByText(/was used already/)).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

it('says that too many ask from one network, and keeps the form', async () => {
  accepted = rejection(429, 'Too many people ask from your network.');
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many people ask');
  expect(field('Password')).toHaveValue('three rather small words');
});

it('tries again when the server could not be reached', async () => {
  looked = 'down';
  const user = openLogin(address);
  await screen.findByText('The server could not be reached. Please try again.');
  looked = { status: 200, body: { email: 'new@example.org', roles: ['Media'] } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Your name')).toBeVisible();
});

it('looks at another link that is opened in the same tab', async () => {
  openLogin();
  await screen.findByRole('heading', { name: 'Admin Login' });
  act(() => {
    window.location.hash = '#invitation=invitation_other';
  });
  await waitFor(() => expect(calls).toMatchObject([{ body: { token: 'invitation_other' } }]));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
});
