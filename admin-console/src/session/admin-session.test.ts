import {
  closeAdminSession,
  openAdminSession,
  readAdminEmail,
  readAdminToken,
  readSessionEnd,
  subscribeToAdminSession,
} from './admin-session';

const session = { token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } };

afterEach(() => localStorage.clear());

it('keeps token and admin data in local storage', () => {
  openAdminSession(session);
  expect(localStorage.getItem('adminToken')).toBe('csrf-token');
  expect(readAdminToken()).toBe('csrf-token');
  expect(readAdminEmail()).toBe('office@example.org');
});

it('leaves nothing behind when it closes', () => {
  openAdminSession(session);
  closeAdminSession('left');
  expect(localStorage).toHaveLength(0);
  expect(readAdminToken()).toBeUndefined();
  expect(readAdminEmail()).toBeUndefined();
});

it('takes a stored token that cannot be one for logged out', () => {
  localStorage.setItem('adminToken', '{"token":');
  expect(readAdminToken()).toBeUndefined();
});

it.each(['', '{', 'null', '7', '"text"', '{}', '{"email":7}'])(
  'knows no address from stored admin data of %j',
  (adminData) => {
    localStorage.setItem('adminData', adminData);
    expect(readAdminEmail()).toBeUndefined();
  },
);

it('remembers why it ended until the next one begins', () => {
  openAdminSession(session);
  closeAdminSession('ended-by-server');
  expect(readSessionEnd()).toBe('ended-by-server');
  openAdminSession(session);
  expect(readSessionEnd()).toBe('left');
});

it.each<[string, () => void]>([
  ['opened here', () => openAdminSession(session)],
  ['closed here', () => closeAdminSession('left')],
])('tells its subscribers when it was %s, until they leave', (_when, change) => {
  const listener = jest.fn();
  const leave = subscribeToAdminSession(listener);
  change();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  change();
  expect(listener).toHaveBeenCalledTimes(1);
});
