import { screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { findAxeViolations, openPage } from '../testing/open-page';

async function endSessions(answer: FakeAnswer) {
  localStorage.setItem('token', 'bearer-token');
  localStorage.setItem('userProfile', '{"_id":"m1"}');
  const calls: SentCall[] = [];
  fakeNetwork((call) => {
    if (call.path.endsWith('/picture')) return { status: 204 };
    if (call.method === 'GET') return { status: 200, body: { fullName: 'Ada Example' } };
    calls.push(call);
    return answer;
  });
  const page = await openPage('/profile/m1');
  await page.user.click(await screen.findByRole('button', { name: 'Log out on all devices' }));
  return { ...page, calls };
}

it('ends all sessions and says so at the login', async () => {
  const { calls } = await endSessions({ status: 204 });
  expect(await screen.findByRole('heading', { name: 'Member Login' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You are logged out on every device.');
  expect(calls).toMatchObject([
    {
      method: 'DELETE',
      path: '/api/profiles/m1/sessions',
      headers: { authorization: 'Bearer bearer-token' },
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

it.each<FakeAnswer>(['down', { status: 503 }])(
  'says that it failed, and stays logged in to try again (%j)',
  async (answer) => {
    const { container } = await endSessions(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still logged in');
    expect(localStorage.getItem('token')).toBe('bearer-token');
    expect(screen.getByRole('button', { name: 'Log out on all devices' })).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  },
);
