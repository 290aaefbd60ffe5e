import { storageKeys } from 'contract/session';
import { readStored, removeStored, writeStored } from 'shared-ui/browser-storage';

const listeners = new Set<() => void>();

/** The stored bearer token; undefined when no member is logged in. What could not be a token counts as logged out. */
export function readMemberToken(): string | undefined {
  const token = readStored(storageKeys.memberToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** What a login leaves in the browser. */
export interface Admission {
  readonly token: string;
  readonly profileId: string;
}

/** SPEC 4. Of the profile only the id is kept: the browser may be a shared one. */
export function openMemberSession({ token, profileId }: Admission): void {
  writeStored(storageKeys.memberProfile, JSON.stringify({ _id: profileId }));
  writeStored(storageKeys.memberToken, token);
  announce();
}

/** SPEC 2.11: clears the stored profile and token. */
export function closeMemberSession(): void {
  removeStored(storageKeys.memberProfile);
  removeStored(storageKeys.memberToken);
  announce();
}

/**
 * Calls `listener` whenever the session may have changed: here, in another tab, or while this page lay in
 * the back/forward cache (SAFETY 3.F). The answer ends the subscription.
 */
export function subscribeToMemberSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** RFC 6750's characters of a bearer token; `undefined` and `null` are what careless code stores. */
export const isToken = (token: unknown): token is string =>
  typeof token === 'string' &&
  /^[\w.~+/-]{1,1024}=*$/.test(token) &&
  token !== 'undefined' &&
  token !== 'null';

const announce = () => {
  for (const listener of listeners) listener();
};
