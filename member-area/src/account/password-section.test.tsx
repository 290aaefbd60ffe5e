import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { endMemberSession } from 'shared-ui/member-session';
import { field, findAxeViolations, openPage, submitButton } from '../testing/open-page';

const changed: FakeAnswer = { status: 200, body: { token: 'next-token', message: 'Changed.' } };

const newPassword = 'four rather small words';

/** Opens a profile and the form. Returns the requests that change the password. */
async function openForm(answer: { now: FakeAnswer }) {
  localStorage.setItem('token', 'bearer-token');
  localStorage.setItem('userProfile', '{"_id":"m1"}');
  const calls: SentCall[] = [];
  fakeNetwork((call) => {
    if (call.path.endsWith('/picture')) return { status: 204 };
    if (call.method === 'GET') return { status: 200, body: { fullName: 'Ada Example' } };
    calls.push(call);
    return answer.now;
  });
  const page = await openPage('/profile/m1');
  await page.user.click(await screen.findByRole('button', { name: 'Change password' }));
  const type = async (current: string, next: string, again = next) => {
    if (current) await page.user.type(field('currentPassword'), current);
    await page.user.type(field('newPassword'), next);
    await page.user.type(field('confirmPassword'), again);
    await page.user.click(submitButton());
  };
  return { ...page, calls, type };
}

it('opens at its first field, and gives the focus back when it is left', async () => {
  const { user, container } = await openForm({ now: changed });
  expect(field('currentPassword')).toHaveFocus();
  expect(field('currentPassword')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('newPassword')).toHaveAttribute('autocomplete', 'new-password');
  expect(await findAxeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

it('sends both passwords, and goes on with the token that comes back', async () => {
  const { calls, type, container } = await openForm({ now: changed });
  await type('three small words', 'four rather small words');
  expect(await screen.findByText(/^Your password has been changed\./)).toHaveFocus();
  expect(calls).toMatchObject([
    {
      method: 'PUT',
      path: '/api/profiles/m1/password',
      headers: { authorization: 'Bearer bearer-token' },
      body: { currentPassword: 'three small words', newPassword: 'four rather small words' },
    },
  ]);
  expect(localStorage.getItem('token')).toBe('next-token');
  expect(screen.getByText('Ada Example')).toBeVisible();
  expect(document.querySelector('input[type=password]')).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('small words');
  expect(await findAxeViolations(container)).toEqual([]);
});

it('stays logged out when the answer comes after a logout, and ends what the answer has begun', async () => {
  const answer: { now: FakeAnswer } = { now: 'hang' };
  const { calls, type } = await openForm(answer);
  await type('three small words', newPassword);
  answer.now = { status: 204 };
  act(endMemberSession);
  act(() => calls[0]?.answer(changed));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(localStorage).toHaveLength(0);
  expect(calls.slice(1)).toMatchObject([
    { path: '/api/profiles/logout', headers: { authorization: 'Bearer bearer-token' } },
    { path: '/api/profiles/logout', headers: { authorization: 'Bearer next-token' } },
  ]);
});

it('sends nothing while the two differ, or the current one is missing', async () => {
  const { calls, type } = await openForm({ now: changed });
  await type('three small words', 'four small words', 'five small words');
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match');
  expect(calls).toEqual([]);
});

it('asks for the current one', async () => {
  const { calls, type } = await openForm({ now: changed });
  await type('', 'four rather small words');
  expect(field('currentPassword')).toHaveAccessibleDescription('Enter your current password.');
  expect(field('currentPassword')).toHaveFocus();
  expect(calls).toEqual([]);
});

it('says at its field that the current one is wrong, and the session goes on', async () => {
  const message = 'This is not your current password. Please type it again.';
  const issues = [{ path: 'currentPassword', message }];
  const { type } = await openForm({ now: { status: 403, body: { message, issues } } });
  await type('a guess', 'four rather small words');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('currentPassword')).toHaveFocus();
  expect(localStorage.getItem('token')).toBe('bearer-token');
});

it('says why it failed and keeps what was typed', async () => {
  const { type } = await openForm({ now: { status: 502, html: '<h1>Bad gateway</h1>' } });
  await type('three small words', newPassword);
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
  expect(field('newPassword')).toHaveValue(newPassword);
});

it('goes to the login when the session is over', async () => {
  const { type } = await openForm({ now: { status: 401 } });
  await type('three small words', 'four rather small words');
  expect(await screen.findByRole('heading', { name: 'Member Login' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
});
