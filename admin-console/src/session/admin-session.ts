import { anyText, isObject, parseJson } from 'contract/answer-reader';
import type { ReadAdminSession } from 'contract/session';
import { storageKeys } from 'contract/session';
import { readStored, removeStored, writeStored } from 'shared-ui/browser-storage';
import { SessionChanges } from 'shared-ui/session-changes';
import { isToken } from 'shared-ui/token';
import { readTab } from 'shared-ui/tab-storage';

/**
 * Why no session is open: the server ended it, the user logged out here, or there was none to begin with.
 */
export type SessionEnd = 'ended-by-server' | 'logged-out' | 'left';

const changes = new SessionChanges('church:admin-session');
let lastEnd: SessionEnd = 'left';

/**
 * The stored anti-CSRF token; undefined when no admin is logged in. It opens nothing by itself: the
 * credential is a cookie (safety 2). A stored value that cannot be a token counts as logged out.
 */
export function readAdminToken(): string | undefined {
  const token = readStored(storageKeys.adminToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** The e-mail address of the logged-in admin, if it was stored in one piece. */
export function readAdminEmail(): string | undefined {
  const admin = parseJson(readStored(storageKeys.adminData) ?? '');
  return isObject(admin) ? anyText(admin['email']) : undefined;
}

/** Requirements 4: admin login stores the admin token and admin data. */
export function openAdminSession({ token, admin = {} }: ReadAdminSession): void {
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
 * Where this tab keeps what was typed about the website and not stored yet. No other account sees it, and a logout ends
 * it.
 */
export const typedTextsKey = (): string => `website-texts:${readAdminEmail() ?? ''}`;

/** Whether a logout would take something away. */
export const keepsTypedTexts = (): boolean => readTab(typedTextsKey()) !== undefined;

/** Why the last session of this page is over. */
export const readSessionEnd = () => lastEnd;

/** Calls a listener whenever the admin's session may have changed, until the returned function is called. */
export const subscribeToAdminSession = changes.subscribe;
