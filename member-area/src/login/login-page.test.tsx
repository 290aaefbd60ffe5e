import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { field, findAxeViolations, openPage, submitButton } from '../testing/open-page';
import { setLoginNotice } from '../session/login-notice';

const admitted: FakeAnswer = {
  status: 200,
  body: { token: 'bearer-token', user: { _id: 'm1', fullName: 'Ada' }, message: 'Welcome.' },
};

async function logIn(answer: FakeAnswer, path = '/join-us/login') {
  const calls = fakeNetwork((call) => (call.path.endsWith('/login') ? answer : 'hang'));
  const page = await openPage(path);
  await page.user.type(field('email'), 'ada@example.org');
  await page.user.type(field('password'), ' two words ');
  await page.user.click(submitButton());
  return { ...page, calls };
}

it.each(['/join-us/login', '/login'])('logs in at %s and shows the profile', async (path) => {
  const { calls } = await logIn(admitted, path);
  await waitFor(() => expect(location.pathname).toBe('/profile/m1'));
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/profiles/login',
    body: { email: 'ada@example.org', password: ' two words ', isAdmin: false },
  });
  expect(calls[0]?.headers).not.toHaveProperty('authorization');
  expect(localStorage.getItem('token')).toBe('bearer-token');
  expect(localStorage.getItem('userProfile')).toBe('{"_id":"m1"}');
});

it('hands in the token of the session before, which the server then ends', async () => {
  localStorage.setItem('token', 'old-token');
  const { calls } = await logIn(admitted);
  await waitFor(() => expect(location.pathname).toBe('/profile/m1'));
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer old-token' });
});

it.each([
  ['nothing', '', '', 'email'],
  ['no password', 'ada@example.org', '', 'password'],
  ['no address', '', 'secret', 'email'],
])('asks for all fields when %s was typed', async (_what, email, password, focused) => {
  const calls = fakeNetwork(() => admitted);
  const { user } = await openPage('/join-us/login');
  if (email) await user.type(field('email'), email);
  if (password) await user.type(field('password'), password);
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
  expect(field(focused)).toHaveFocus();
  expect(calls).toEqual([]);
});

it('asks no more for a field that was filled in, but still for the other', async () => {
  const { user } = await openPage('/join-us/login');
  await user.click(submitButton());
  expect(field('email')).toHaveAccessibleDescription(
    'Enter an e-mail address like name@example.org.',
  );
  await user.type(field('email'), 'a');
  expect(field('email')).not.toHaveAttribute('aria-invalid');
  expect(field('password')).toHaveAccessibleDescription('Enter your password.');
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  await user.type(field('password'), 's');
  expect(field('password')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows at its field what the server found wrong, until it is corrected', async () => {
  const body = {
    message: 'Not so.',
    error: 'Not so.',
    issues: [{ path: 'email', message: 'This is no address.' }],
  };
  const { user } = await logIn({ status: 400, body });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not so.');
  expect(field('email')).toHaveFocus();
  expect(field('email')).toHaveAccessibleDescription('This is no address.');
  await user.type(field('email'), 's');
  expect(field('email')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves the focus in the password after Enter and a refusal', async () => {
  fakeNetwork(() => ({ status: 401, body: { message: 'Wrong.' } }));
  const { user } = await openPage('/join-us/login');
  await user.type(field('email'), 'ada@example.org');
  await user.type(field('password'), 'secret{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong.');
  expect(field('password')).toHaveFocus();
});

it('leads to the page about privacy within this document', async () => {
  const { user } = await openPage('/join-us/login');
  await user.click(screen.getByRole('link', { name: 'How we care for your data' }));
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
  expect(location.pathname).toBe('/privacy');
});

it.each<[string, FakeAnswer, string]>([
  [
    'the server’s own sentence',
    { status: 401, body: { message: 'Wrong.', error: 'Wrong.' } },
    'Wrong.',
  ],
  [
    'the catalogue’s where there is no message',
    { status: 401, body: { error: 'Wrong.' } },
    'An error occurred during login.',
  ],
  [
    'the catalogue’s for a success whose message is no text',
    { status: 200, body: { message: { text: 'No.' } } },
    'Login failed.',
  ],
  [
    'no welcome for a token without a user',
    { status: 200, body: { token: 'token', message: 'Welcome.' } },
    'Login failed.',
  ],
  ['the catalogue’s when the network fails', 'down', 'An error occurred during login.'],
  [
    'the message of a success without a token',
    { status: 200, body: { message: 'Not yet.' } },
    'Not yet.',
  ],
  ['the catalogue’s for a success with nothing', { status: 200, body: {} }, 'Login failed.'],
])('says %s and keeps what was typed', async (_what, answer, sentence) => {
  await logIn(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field('email')).toHaveValue('ada@example.org');
  expect(field('password')).toHaveValue(' two words ');
  expect(localStorage).toHaveLength(0);
});

it('sends one request for a double click', async () => {
  const { user, calls } = await logIn('hang');
  expect(submitButton()).toHaveTextContent('Logging in...');
  await user.dblClick(submitButton());
  expect(calls).toHaveLength(1);
});

it('works where the browser’s storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await logIn(admitted);
  await waitFor(() => expect(location.pathname).toBe('/profile/m1'));
});

it('leads to the admin login, the reset link and a new profile', async () => {
  await openPage('/join-us/login');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Sign in as Admin')).toBe('/join-us/admin-login');
  expect(target('Forgot your password?')).toBe('/forgot-password');
  expect(target('Create a profile')).toBe('/join-us/create-profile');
});

it('says once why the visitor was redirected here', async () => {
  setLoginNotice('sessionOver');
  const { user } = await openPage('/join-us/login');
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
  await user.click(screen.getByRole('link', { name: 'Create a profile' }));
  await screen.findByRole('heading', { name: 'Create Profile' });
  act(() => history.back());
  await screen.findByRole('heading', { name: 'Member Login' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows a password only while asked to', async () => {
  const { user } = await openPage('/join-us/login');
  await user.type(field('password'), 'secret');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await user.click(toggle);
  expect(field('password')).toHaveAttribute('type', 'text');
  expect(field('password')).toHaveValue('secret');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle);
  expect(field('password')).toHaveAttribute('type', 'password');
});

it('tells password managers what is what', async () => {
  await openPage('/join-us/login');
  expect(field('email')).toHaveAttribute('autocomplete', 'username');
  expect(field('password')).toHaveAttribute('autocomplete', 'current-password');
});

it('has no barrier that axe can find, with a failure on it', async () => {
  const { container } = await logIn('down');
  await screen.findByRole('alert');
  expect(await findAxeViolations(container)).toEqual([]);
});

describe('with a session that the browser has kept', () => {
  const profile: FakeAnswer = { status: 200, body: { _id: 'm1', fullName: 'Ada Example' } };
  const open = async (answer: FakeAnswer) => {
    localStorage.setItem('token', 'kept-token');
    localStorage.setItem('userProfile', '{"_id":"m1"}');
    const calls = fakeNetwork((call) => (call.path === '/api/profiles/m1' ? answer : 'hang'));
    return { ...(await openPage('/join-us/login')), calls };
  };

  it('leads to the profile, and Back does not lead here again', async () => {
    const before = history.length;
    const { calls } = await open(profile);
    await waitFor(() => expect(location.pathname).toBe('/profile/m1'));
    expect(history.length).toBe(before);
    expect(calls[0]).toMatchObject({
      method: 'GET',
      path: '/api/profiles/m1',
      headers: { authorization: 'Bearer kept-token' },
    });
  });

  /** Waits until the network's response has taken effect. */
  const answered = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

  it('stays for whoever has just created another profile', async () => {
    setLoginNotice('profileCreated');
    await open(profile);
    await answered();
    expect(location.pathname).toBe('/join-us/login');
    expect(field('email')).toBeVisible();
  });

  it('stays for whoever has begun to type before the server answers', async () => {
    const { user, calls } = await open('hang');
    await user.type(field('email'), 'b');
    calls[0]?.answer(profile);
    await answered();
    expect(location.pathname).toBe('/join-us/login');
    expect(field('email')).toHaveValue('b');
  });

  it.each([401, 404])('says that it has ended, and shows the form (%d)', async (status) => {
    await open({ status });
    expect(await screen.findByRole('status')).toHaveTextContent('Your session has ended.');
    expect(field('email')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it.each<FakeAnswer>([{ status: 503 }, 'down', { status: 200, html: '<h1>Portal</h1>' }])(
    'keeps it and the form where the server cannot say (%j)',
    async (answer) => {
      const { calls } = await open(answer);
      await waitFor(() => expect(calls).toHaveLength(1));
      await act(async () => undefined);
      expect(location.pathname).toBe('/join-us/login');
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
      expect(localStorage.getItem('token')).toBe('kept-token');
    },
  );
});

it('takes the address that was typed along to the reset link', async () => {
  const { user } = await openPage('/join-us/login');
  await user.type(field('email'), ' ada+1@example.org');
  const link = screen.getByRole('link', { name: 'Forgot your password?' });
  act(() => link.focus());
  expect(link).toHaveAttribute('href', '/forgot-password?email=ada%2B1%40example.org');
  await user.clear(field('email'));
  await user.type(field('email'), 'bea@example.org');
  await user.click(link);
  await screen.findByRole('heading', { name: 'Forgot Password' });
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('bea@example.org');
});
