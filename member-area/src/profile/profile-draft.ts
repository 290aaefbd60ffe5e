import type { ProfileChanges } from 'contract/profile';
import { readTab, removeTab, writeTab } from 'shared-ui/tab-storage';
import { profileDraftKey as key } from 'shared-ui/member-presence';
import { editableFields } from './profile-fields';

/** Keeps what a member typed into the profile when the session ended before it was saved. */
export const saveProfileDraft = (profileId: string, changes: ProfileChanges): void =>
  writeTab(key, { profileId, changes });

/** What the owner of this profile left unsaved. Another member finds nothing, and it is gone. */
export function loadProfileDraft(profileId: string): ProfileChanges | undefined {
  const kept = readTab(key);
  if (isKept(kept) && kept.profileId === profileId) return kept.changes;
  clearProfileDraft();
  return undefined;
}

export const clearProfileDraft = (): void => removeTab(key);

interface Kept {
  readonly profileId: string;
  readonly changes: ProfileChanges;
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('changes' in kept)) return false;
  const { changes } = kept;
  return (
    typeof changes === 'object' &&
    changes !== null &&
    editableFields.every((name) => typeof (changes as ProfileChanges)[name] === 'string')
  );
}
