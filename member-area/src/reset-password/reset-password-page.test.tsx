import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import {
  field,
  findAxeViolations,
  mockTooShortValidity,
  openPage,
  submitButton,
} from '../testing/open-page';

const link = '/reset-password/reset-token?email=ada%40example.org';

afterEach(() => jest.useRealTimers());

async function reset(answer: FakeAnswer) {
  const calls = fakeNetwork(() => answer);
  const page = await openPage(link);
  await page.user.type(field('newPassword'), 'correct horse');
  await page.user.type(field('confirmPassword'), 'correct horse');
  await page.user.click(submitButton());
  return { ...page, calls };
}

it('takes token and address out of the address bar and lets no referrer out', async () => {
  const { container } = await openPage(link);
  await waitFor(() => expect(location.href).toBe('http://localhost/reset-password/opened'));
  expect(JSON.stringify(history.state)).not.toContain('reset-token');
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  expect(await findAxeViolations(container)).toEqual([]);
});

it('sends the new password with the link’s token as bearer', async () => {
  const { calls } = await reset({ status: 200, body: { message: 'Done.' } });
  expect(await screen.findByRole('status')).toHaveTextContent('Password reset successful.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/profiles/reset-password',
      headers: { authorization: 'Bearer reset-token' },
      body: { email: 'ada@example.org', newPassword: 'correct horse' },
    },
  ]);
});

it('uses the link’s token even if a member is logged in, and ends that session', async () => {
  localStorage.setItem('token', 'session-token');
  const { calls } = await reset({ status: 200 });
  await screen.findByRole('status');
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer reset-token' });
  expect(localStorage.getItem('token')).toBeNull();
});

it('goes to the login 1.5 seconds after the success', async () => {
  const { calls } = await reset('hang');
  await waitFor(() => expect(calls).toHaveLength(1));
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  calls[0]?.answer({ status: 200 });
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('Password reset successful.');
  await pass(1499);
  expect(location.pathname).toBe('/reset-password/opened');
  await pass(1);
  expect(location.pathname).toBe('/login');
});

it.each<[string, FakeAnswer, string]>([
  [
    'the server’s sentence',
    { status: 400, body: { message: 'Too old.', error: 'Too old.' } },
    'Too old.',
  ],
  ['the catalogue’s for an error alone', { status: 400, body: { error: 'No.' } }, 'Reset failed.'],
  ['the catalogue’s when the network fails', 'down', 'Reset failed.'],
])('says %s and keeps what was typed', async (_what, answer, sentence) => {
  await reset(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field('newPassword')).toHaveValue('correct horse');
});

it.each([
  ['differ', 'correct horse', 'correct house'],
  ['differ and are both too short', 'horse', 'house'],
])('sends nothing while the passwords %s', async (_how, password, confirmation) => {
  mockTooShortValidity();
  const calls = fakeNetwork(() => ({ status: 200 }));
  const { user } = await openPage(link);
  await user.type(field('newPassword'), password);
  await user.type(field('confirmPassword'), confirmation);
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match');
  expect(field('confirmPassword')).toHaveFocus();
  expect(calls).toEqual([]);
});

it('asks for a longer password where both are the same', async () => {
  mockTooShortValidity();
  const calls = fakeNetwork(() => ({ status: 200 }));
  const { user } = await openPage(link);
  await user.type(field('newPassword'), 'horse');
  await user.type(field('confirmPassword'), 'horse');
  await user.click(submitButton());
  expect(field('newPassword')).toHaveAccessibleDescription(/Use at least 8 characters\.\s*$/);
  expect(calls).toEqual([]);
});

it('asks for the address only when the link does not name it', async () => {
  fakeNetwork(() => ({ status: 200 }));
  await openPage('/reset-password/reset-token');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

it('has forgotten the link when it is opened again', async () => {
  await openPage('/reset-password/opened');
  expect(screen.getByRole('status')).toHaveTextContent('this page does not remember your link');
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

it.each<FakeAnswer>([{ status: 400, body: { message: 'Too old.' } }, { status: 401 }])(
  'offers a new link for one that is good for nothing any more (%j)',
  async (answer) => {
    await reset(answer);
    expect(await screen.findByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/forgot-password?email=ada%40example.org',
    );
  },
);

it.each<FakeAnswer>([
  { status: 400, body: { message: 'Easy.', issues: [{ path: 'newPassword', message: 'Easy.' }] } },
  { status: 503 },
  'down',
])('offers none where the link is not to blame (%j)', async (answer) => {
  await reset(answer);
  await screen.findByRole('alert');
  expect(screen.queryByRole('link', { name: 'Send me a new link' })).not.toBeInTheDocument();
});
