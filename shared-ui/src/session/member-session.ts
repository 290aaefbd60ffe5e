import { isObject, parseJson } from 'contract/answer-reader';
import { storageKeys } from 'contract/storage-keys';
import { getStored, removeStored, writeStored } from '../browser-storage/browser-storage';
import { removeTab } from '../browser-storage/tab-storage';
import { memberSessionChanges, profileDraftKey, sendLogout } from './member-presence';
import { isToken } from './token';

/** The stored bearer token; undefined if no member is logged in. An invalid token counts as logged out. */
export function getMemberToken(): string | undefined {
  const token = getStored(storageKeys.memberToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** Id of the logged-in member's profile; undefined if there is none or it is invalid. */
export function getMemberProfileId(): string | undefined {
  if (getMemberToken() === undefined) return undefined;
  const profile = parseJson(getStored(storageKeys.memberProfile) ?? '');
  const id = isObject(profile) ? profile['_id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** What a login stores in the browser. */
export interface NewSession {
  readonly token: string;
  readonly profileId: string;
}

/** Requirements 4. Only the profile's id is stored, because the browser may be shared. */
export function openMemberSession({ token, profileId }: NewSession): void {
  writeStored(storageKeys.memberProfile, JSON.stringify({ _id: profileId }));
  keepToken(token);
}

/**
 * Replaces the member's token. If the session of `former` has ended or another has begun in the meantime, the new one
 * is ended at the server: a late response must not undo a logout.
 */
export function renewMemberSession(token: string, former: string | undefined): void {
  if (getMemberToken() !== former) return sendLogout(token);
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

/** Also removes unsaved changes, when the member chose to end the session. */
export function forgetMemberSession(): void {
  removeTab(profileDraftKey);
  closeMemberSession();
}

/**
 * The "Logout" of requirements 2.11: removes the session at once and tells the server, whether or not it can be
 * reached.
 */
export function endMemberSession(): void {
  const token = getMemberToken();
  forgetMemberSession();
  if (token !== undefined) sendLogout(token);
}

/** Calls a listener whenever the member's session may have changed, until the returned function is called. */
export const subscribeToMemberSession = memberSessionChanges.subscribe;
