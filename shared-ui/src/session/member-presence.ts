import { storageKeys } from 'contract/storage-keys';
import { logOutMemberSession } from 'contract/member-session-requests';
import { SessionChanges } from './session-changes';
import { isToken } from './token';

/*
 * The part of a member's session that the shell needs, on every page. The member area keeps the session in
 * member-session.ts, in memory if storage is blocked; the shell does not see it then.
 */

/** Changes of the member's session, across separate bundles. */
export const memberSessionChanges = new SessionChanges('church:member-session');

/** Key in `sessionStorage` for unsaved profile changes when the session ends. */
export const profileDraftKey = 'draft:profile-changes';

/** Id of the logged-in member's profile; undefined if there is none or it is invalid. */
export function findMemberProfile(): string | undefined {
  try {
    const { _id } = JSON.parse(localStorage.getItem(storageKeys.memberProfile) ?? '{}') as {
      _id?: unknown;
    };
    const isOpen = isToken(localStorage.getItem(storageKeys.memberToken));
    return isOpen && typeof _id === 'string' && _id !== '' ? _id : undefined;
  } catch {
    return undefined;
  }
}

/** The "Logout" of requirements 2.11 in the shell. */
export function logOutMember(): void {
  sendLogout(localStorage.getItem(storageKeys.memberToken) ?? '');
  localStorage.removeItem(storageKeys.memberProfile);
  localStorage.removeItem(storageKeys.memberToken);
  sessionStorage.removeItem(profileDraftKey);
  memberSessionChanges.announce();
}

/** Tells the server to end a session. Also works while the page is being left; a failure is ignored. */
export function sendLogout(token: string): void {
  const headers = { authorization: `Bearer ${token}` };
  fetch(logOutMemberSession.path, { method: 'POST', headers, keepalive: true }).catch(
    () => undefined,
  );
}
