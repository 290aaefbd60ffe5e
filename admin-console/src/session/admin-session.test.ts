import {
  closeAdminSession,
  openAdminSession,
  getAdminEmail,
  getAdminToken,
  getSessionEnd,
  subscribeToAdminSession,
} from './admin-session';

const session = { token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } };

afterEach(() => localStorage.clear());

it('keeps token and admin data in local storage', () => {
  openAdminSession(session);
  expect(localStorage.getItem('adminToken')).toBe('csrf-token');
  expect(getAdminToken()).toBe('csrf-token');
  expect(getAdminEmail()).toBe('office@example.org');
});

it('leaves nothing behind when it closes', () => {
  openAdminSession(session);
  closeAdminSession('left');
  expect(localStorage).toHaveLength(0);
  expect(getAdminToken()).toBeUndefined();
  expect(getAdminEmail()).toBeUndefined();
});

it('takes a stored token that cannot be one for logged out', () => {
  localStorage.setItem('adminToken', '{"token":');
  expect(getAdminToken()).toBeUndefined();
});

it.each(['', '{', 'null', '7', '"text"', '{}', '{"email":7}'])(
  'knows no address from stored admin data of %j',
  (adminData) => {
    localStorage.setItem('adminData', adminData);
    expect(getAdminEmail()).toBeUndefined();
  },
);

it('remembers why it ended until the next one begins', () => {
  openAdminSession(session);
  closeAdminSession('ended-by-server');
  expect(getSessionEnd()).toBe('ended-by-server');
  openAdminSession(session);
  expect(getSessionEnd()).toBe('left');
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
