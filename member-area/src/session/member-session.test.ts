import {
  closeMemberSession,
  openMemberSession,
  readMemberToken,
  subscribeToMemberSession,
} from './member-session';

const admission = { token: 'bearer-token', profileId: 'm1' };

afterEach(() => {
  closeMemberSession();
  localStorage.clear();
});

it('keeps the token and, of the profile, no more than the id', () => {
  openMemberSession(admission);
  expect(localStorage.getItem('token')).toBe('bearer-token');
  expect(localStorage.getItem('userProfile')).toBe('{"_id":"m1"}');
  expect(readMemberToken()).toBe('bearer-token');
});

it('leaves nothing behind when it closes', () => {
  openMemberSession(admission);
  closeMemberSession();
  expect(localStorage).toHaveLength(0);
  expect(readMemberToken()).toBeUndefined();
});

it('takes a stored token that cannot be one for logged out', () => {
  localStorage.setItem('token', '{"token":');
  expect(readMemberToken()).toBeUndefined();
});

it('lasts as long as the page where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  openMemberSession(admission);
  expect(readMemberToken()).toBe('bearer-token');
  closeMemberSession();
  expect(readMemberToken()).toBeUndefined();
});

it.each<[string, () => void]>([
  ['opened here', () => openMemberSession(admission)],
  ['closed here', () => closeMemberSession()],
])('tells its subscribers when it was %s, until they leave', (_when, change) => {
  const listener = jest.fn();
  const leave = subscribeToMemberSession(listener);
  change();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  change();
  expect(listener).toHaveBeenCalledTimes(1);
});
