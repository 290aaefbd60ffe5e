import { memberLogoutEndpoint } from 'contract/member-session';
import { storageKeys } from 'contract/session';
import { SessionChanges } from './session-changes';
import { isToken } from './token';

/*
 * What the shell, and so every visitor's page, knows of a member's session. The member area reads and keeps it in
 * member-session.ts, also where storage is blocked; the shell does not see it there.
 */

/** Of the member's session, in all that is bundled apart. */
export const memberSessionChanges = new SessionChanges('church:member-session');

/** Where a tab keeps what a member typed into the profile when the session ended. */
export const profileDraftKey = 'draft:profile-changes';

/** The id of the profile of the member who is logged in; undefined without one, or where it cannot be read. */
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

/** Requirements 2.11's "Logout", for a member that was found. */
export function logOutMember(): void {
  tellLogout(localStorage.getItem(storageKeys.memberToken) ?? '');
  localStorage.removeItem(storageKeys.memberProfile);
  localStorage.removeItem(storageKeys.memberToken);
  sessionStorage.removeItem(profileDraftKey);
  memberSessionChanges.announce();
}

/** Has the server end a session, whether or not it can be reached, and also while the page is left. */
export function tellLogout(token: string): void {
  const headers = { authorization: `Bearer ${token}` };
  fetch(memberLogoutEndpoint, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
