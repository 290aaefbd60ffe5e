import type { AdminSession } from 'contract/session';
import { storageKeys } from 'contract/session';
import { readStored, removeStored, writeStored } from 'shared-ui/browser-storage';

/** Why nobody is logged in: the server ended the session, or nobody was logged in to begin with. */
export type SessionEnd = 'ended-by-server' | 'left';

const listeners = new Set<() => void>();
let lastEnd: SessionEnd = 'left';

/**
 * The stored anti-CSRF token; undefined when no admin is logged in. It opens nothing by itself: the
 * credential is a cookie (SAFETY 2). Whatever could not be a token counts as logged out.
 */
export function readAdminToken(): string | undefined {
  const token = readStored(storageKeys.adminToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** The e-mail address of the logged-in admin, if it was stored in one piece. */
export function readAdminEmail(): string | undefined {
  try {
    const admin: unknown = JSON.parse(readStored(storageKeys.adminData) ?? 'null');
    const email = typeof admin === 'object' && admin !== null && 'email' in admin && admin.email;
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}

/** SPEC 4: admin login stores the admin token and admin data. */
export function openAdminSession({ token, admin }: AdminSession): void {
  lastEnd = 'left';
  writeStored(storageKeys.adminToken, token);
  writeStored(storageKeys.adminData, JSON.stringify(admin));
  announce();
}

export function closeAdminSession(end: SessionEnd): void {
  lastEnd = end;
  removeStored(storageKeys.adminToken);
  removeStored(storageKeys.adminData);
  announce();
}

/** Why the last session of this page is over. */
export const readSessionEnd = () => lastEnd;

/**
 * Calls `listener` whenever the session may have changed: here, in another tab, or while this page lay in
 * the back/forward cache (SAFETY 3.F). The answer ends the subscription.
 */
export function subscribeToAdminSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** What tokens are made of (RFC 6750); `undefined` and `null` are what careless code stores. */
export const isToken = (token: unknown): token is string =>
  typeof token === 'string' &&
  /^[\w.~+/:-]{1,1024}=*$/.test(token) &&
  token !== 'undefined' &&
  token !== 'null';

const announce = () => {
  for (const listener of listeners) listener();
};
