import { act, renderHook, waitFor } from '@testing-library/react';
import { getOwnProfile } from 'contract/profile-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import { toRequestError } from 'shared-ui/send';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { getLoginNotice } from './login-notice';
import { closeMemberSession, openMemberSession } from 'shared-ui/member-session';
import { useMemberSession } from './session-context';
import { MemberSessionProvider } from './session-provider';

const admission = { token: 'bearer-token', profileId: 'm1' };

afterEach(() => {
  act(() => closeMemberSession());
  localStorage.clear();
});

function provideSession(answer: FakeAnswer = { status: 200, body: { fullName: 'Ada' } }) {
  const calls = fakeNetwork(() => answer);
  const { result } = renderHook(useMemberSession, { wrapper: MemberSessionProvider });
  return { calls, session: () => result.current };
}

it('sets the bearer header from the stored token', async () => {
  localStorage.setItem('token', 'bearer-token');
  const { calls, session } = provideSession();
  await session().send(getOwnProfile, { id: 'm1' });
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer bearer-token' });
});

it('sets none without a session', async () => {
  const { calls, session } = provideSession();
  await session().send(getOwnProfile, { id: 'm1' });
  expect(calls[0]?.headers).not.toHaveProperty('authorization');
});

it('logs in by the generic call and keeps the token', async () => {
  const { calls, session } = provideSession({
    status: 200,
    body: { token: 'new-token', user: { _id: 'm1' } },
  });
  await act(() => session().login({ email: 'ada@example.org', password: 'secret' }));
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'ada@example.org', password: 'secret' },
    },
  ]);
  expect(session().token).toBe('new-token');
});

it('hands in the token that it still has when it logs in again', async () => {
  openMemberSession(admission);
  const { calls, session } = provideSession({ status: 401 });
  await act(() =>
    session().login({ email: 'ada@example.org', password: 'secret' }).catch(toRequestError),
  );
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer bearer-token' });
  expect(session().token).toBe('bearer-token');
});

it('stays logged out when the generic login is refused', async () => {
  const { session } = provideSession({ status: 401, body: { message: 'No.', error: 'No.' } });
  const login = session().login({ email: 'a@example.org', password: 'x' });
  expect(await act(() => login.catch(toRequestError))).toMatchObject({
    status: 401,
    messages: { message: 'No.' },
  });
  expect(session().token).toBeUndefined();
});

it('is over when the server no longer knows its token', async () => {
  openMemberSession(admission);
  const { session } = provideSession({ status: 401 });
  await act(() => session().send(getOwnProfile, { id: 'm1' }).catch(toRequestError));
  expect(session().token).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(getLoginNotice()).toBe('sessionOver');
});

it('outlives a late refusal of the token before it', async () => {
  openMemberSession(admission);
  const { calls, session } = provideSession('hang');
  const late = session().send(getOwnProfile, { id: 'm1' }).catch(toRequestError);
  await act(async () => openMemberSession({ token: 'next-token', profileId: 'm2' }));
  await act(async () => {
    calls[0]?.answer({ status: 401 });
    await late;
  });
  expect(session().token).toBe('next-token');
});

it.each<FakeAnswer>([{ status: 204 }, { status: 500 }, 'down'])(
  'forgets the token at once on logout, whatever the server answers (%j)',
  async (answer) => {
    openMemberSession(admission);
    const { calls, session } = provideSession(answer);
    act(() => session().logout());
    expect(session().token).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/profiles/logout',
        headers: { authorization: 'Bearer bearer-token' },
      },
    ]);
  },
);

it('follows a logout in another tab', () => {
  openMemberSession(admission);
  const { session } = provideSession();
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(session().token).toBeUndefined();
});
