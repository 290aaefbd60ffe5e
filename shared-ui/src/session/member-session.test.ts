import { fakeNetwork } from '../http/fake-network';
import {
  closeMemberSession,
  endMemberSession,
  openMemberSession,
  getMemberProfileId,
  getMemberToken,
  renewMemberSession,
  subscribeToMemberSession,
} from './member-session';
import { findMemberProfile, logOutMember, profileDraftKey } from './member-presence';

const admission = { token: 'bearer-token', profileId: 'm1' };

afterEach(() => {
  closeMemberSession();
  localStorage.clear();
});

it('keeps the token and, of the profile, no more than the id', () => {
  openMemberSession(admission);
  expect(localStorage.getItem('token')).toBe('bearer-token');
  expect(localStorage.getItem('userProfile')).toBe('{"_id":"m1"}');
  expect(getMemberToken()).toBe('bearer-token');
});

it('leaves nothing behind when it closes', () => {
  openMemberSession(admission);
  closeMemberSession();
  expect(localStorage).toHaveLength(0);
  expect(getMemberToken()).toBeUndefined();
});

it('takes a stored token that cannot be one for logged out', () => {
  localStorage.setItem('token', '{"token":');
  expect(getMemberToken()).toBeUndefined();
});

it('lasts as long as the page where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  openMemberSession(admission);
  expect(getMemberToken()).toBe('bearer-token');
  closeMemberSession();
  expect(getMemberToken()).toBeUndefined();
});

it('says whose it is, while there is a token and the profile can be read', () => {
  expect(getMemberProfileId()).toBeUndefined();
  openMemberSession(admission);
  expect(getMemberProfileId()).toBe('m1');
  localStorage.setItem('userProfile', '{');
  expect(getMemberProfileId()).toBeUndefined();
  localStorage.setItem('userProfile', '{"_id":""}');
  expect(getMemberProfileId()).toBeUndefined();
  openMemberSession(admission);
  localStorage.setItem('token', 'two words');
  expect(getMemberProfileId()).toBeUndefined();
});

it('goes on for the same member with another token', () => {
  openMemberSession(admission);
  renewMemberSession('next-token', 'bearer-token');
  expect(getMemberToken()).toBe('next-token');
  expect(getMemberProfileId()).toBe('m1');
});

it('goes on for nobody once it was closed: the late token is ended at the server', () => {
  const calls = fakeNetwork(() => 'down');
  openMemberSession(admission);
  closeMemberSession();
  renewMemberSession('next-token', 'bearer-token');
  expect(localStorage).toHaveLength(0);
  expect(calls).toMatchObject([{ headers: { authorization: 'Bearer next-token' } }]);
});

it('tells the server that it was ended, and keeps nothing that was left unsaved', () => {
  const calls = fakeNetwork(() => 'down');
  openMemberSession(admission);
  sessionStorage.setItem(profileDraftKey, '{}');
  endMemberSession();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/profiles/logout',
      headers: { authorization: 'Bearer bearer-token' },
    },
  ]);
  endMemberSession();
  expect(calls).toHaveLength(1);
});

describe('as the shell sees it', () => {
  it('is of the same member, and of none where it cannot be read', () => {
    expect(findMemberProfile()).toBeUndefined();
    openMemberSession(admission);
    expect(findMemberProfile()).toBe('m1');
    for (const stored of ['{', 'null', '7', '{"_id":7}', '{"_id":""}']) {
      localStorage.setItem('userProfile', stored);
      expect(findMemberProfile()).toBeUndefined();
    }
    openMemberSession(admission);
    localStorage.setItem('token', 'two words');
    expect(findMemberProfile()).toBeUndefined();
  });

  it('is ended for all who listen, and at the server', () => {
    const calls = fakeNetwork(() => 'down');
    openMemberSession(admission);
    sessionStorage.setItem(profileDraftKey, '{}');
    const listener = jest.fn();
    const leave = subscribeToMemberSession(listener);
    logOutMember();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(getMemberToken()).toBeUndefined();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(calls).toMatchObject([{ headers: { authorization: 'Bearer bearer-token' } }]);
    leave();
  });
});
