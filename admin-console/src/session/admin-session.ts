import { anyText, isObject, parseJson } from 'contract/answer-reader';
import { storageKeys } from 'contract/storage-keys';
import type { AdminSession } from 'contract/staff-login-requests';
import { getStored, removeStored, writeStored } from 'shared-ui/browser-storage';
import { SessionChanges } from 'shared-ui/session-changes';
import { isToken } from 'shared-ui/token';
import { getTabStored } from 'shared-ui/tab-storage';

/** Why there is no session: the server ended it, the user logged out here, or there was none. */
export type SessionEnd = 'ended-by-server' | 'logged-out' | 'left';

const changes = new SessionChanges('church:admin-session');
let lastEnd: SessionEnd = 'left';

/**
 * The stored anti-CSRF token; undefined if no admin is logged in. It is no credential, which is a cookie (safety 2). A
 * stored value that cannot be a token counts as logged out.
 */
export function getAdminToken(): string | undefined {
  const token = getStored(storageKeys.adminToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** The e-mail address of the logged-in admin, if the stored data is valid. */
export function getAdminEmail(): string | undefined {
  const admin = parseJson(getStored(storageKeys.adminData) ?? '');
  return isObject(admin) ? anyText(admin['email']) : undefined;
}

/** Stores the admin token and admin data after a login (requirements 4). */
export function openAdminSession({ token, admin = {} }: AdminSession): void {
  lastEnd = 'left';
  writeStored(storageKeys.adminToken, token);
  writeStored(storageKeys.adminData, JSON.stringify(admin));
  changes.announce();
}

export function closeAdminSession(end: SessionEnd): void {
  lastEnd = end;
  removeStored(storageKeys.adminToken);
  removeStored(storageKeys.adminData);
  changes.announce();
}

/**
 * The key of this tab's storage for unsaved texts of the website. It contains the account, so no other one sees them; a
 * logout deletes them.
 */
export const getTypedTextsKey = (): string => `website-texts:${getAdminEmail() ?? ''}`;

/** Whether a logout would discard unsaved texts. */
export const hasUnsavedTexts = (): boolean => getTabStored(getTypedTextsKey()) !== undefined;

export const getSessionEnd = () => lastEnd;

/** Calls a listener whenever the admin's session may have changed. Returns the function that unsubscribes. */
export const subscribeToAdminSession = changes.subscribe;
