import { storageKeys } from 'contract/session';
import { readStored, removeStored, writeStored } from 'shared-ui/browser-storage';
import { SessionChanges } from 'shared-ui/session-changes';
import { isToken } from 'shared-ui/token';

const changes = new SessionChanges();

/** The stored bearer token; undefined when no member is logged in. What could not be a token counts as logged out. */
export function readMemberToken(): string | undefined {
  const token = readStored(storageKeys.memberToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** What a login leaves in the browser. */
export interface NewSession {
  readonly token: string;
  readonly profileId: string;
}

/** SPEC 4. Of the profile only the id is kept: the browser may be a shared one. */
export function openMemberSession({ token, profileId }: NewSession): void {
  writeStored(storageKeys.memberProfile, JSON.stringify({ _id: profileId }));
  writeStored(storageKeys.memberToken, token);
  changes.announce();
}

/** SPEC 2.11: clears the stored profile and token. */
export function closeMemberSession(): void {
  removeStored(storageKeys.memberProfile);
  removeStored(storageKeys.memberToken);
  changes.announce();
}

/** Calls a listener whenever the member's session may have changed, until the returned function is called. */
export const subscribeToMemberSession = changes.subscribe;
