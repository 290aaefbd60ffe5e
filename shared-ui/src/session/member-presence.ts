import { storageKeys } from 'contract/session';
import { SessionChanges } from './session-changes';

/** Of the member's session, in all that is bundled apart. */
export const memberSessionChanges = new SessionChanges('church:member-session');

/**
 * Whether a member may be logged in: so little that every visitor's page can ask. Who shows something of it reads the
 * session itself. Storage that is blocked holds none.
 */
export function mayBeLoggedIn(): boolean {
  try {
    return storageKeys.memberToken in localStorage;
  } catch {
    return false;
  }
}
