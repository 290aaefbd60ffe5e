import { isObject, parseJson } from 'contract/answer-reader';
import { storageKeys } from 'contract/session';
import { readStored, removeStored, writeStored } from '../browser-storage/browser-storage';
import { removeTab } from '../browser-storage/tab-storage';
import { memberSessionChanges, profileDraftKey, tellLogout } from './member-presence';
import { isToken } from './token';

/** The stored bearer token; undefined when no member is logged in. What could not be a token counts as logged out. */
export function readMemberToken(): string | undefined {
  const token = readStored(storageKeys.memberToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** The id of the profile of the member who is logged in; undefined without one, or where it cannot be read. */
export function readMemberProfileId(): string | undefined {
  if (readMemberToken() === undefined) return undefined;
  const profile = parseJson(readStored(storageKeys.memberProfile) ?? '');
  const id = isObject(profile) ? profile['_id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** What a login leaves in the browser. */
export interface NewSession {
  readonly token: string;
  readonly profileId: string;
}

/** Requirements 4. Of the profile only the id is kept: the browser may be a shared one. */
export function openMemberSession({ token, profileId }: NewSession): void {
  writeStored(storageKeys.memberProfile, JSON.stringify({ _id: profileId }));
  keepToken(token);
}

/**
 * The same member goes on with another token. Where the session of `former` has ended meanwhile, or another has begun,
 * the server is told to end the new one: a late answer undoes no logout.
 */
export function renewMemberSession(token: string, former: string | undefined): void {
  if (readMemberToken() !== former) return tellLogout(token);
  keepToken(token);
}

function keepToken(token: string): void {
  writeStored(storageKeys.memberToken, token);
  memberSessionChanges.announce();
}

/** Requirements 2.11: clears the stored profile and token. */
export function closeMemberSession(): void {
  removeStored(storageKeys.memberProfile);
  removeStored(storageKeys.memberToken);
  memberSessionChanges.announce();
}

/** The same at the member's own wish: what was left unsaved goes as well. */
export function forgetMemberSession(): void {
  removeTab(profileDraftKey);
  closeMemberSession();
}

/** Requirements 2.11's "Logout": forgets the session at once and tells the server, whether or not it can be reached. */
export function endMemberSession(): void {
  const token = readMemberToken();
  forgetMemberSession();
  if (token !== undefined) tellLogout(token);
}

/** Calls a listener whenever the member's session may have changed, until the returned function is called. */
export const subscribeToMemberSession = memberSessionChanges.subscribe;
