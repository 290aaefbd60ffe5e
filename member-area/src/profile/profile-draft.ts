import type { ProfileChanges } from 'contract/profile';
import { getTabStored, removeTab, writeTab } from 'shared-ui/tab-storage';
import { profileDraftKey as key } from 'shared-ui/member-presence';
import { editableFields } from './profile-fields';

/** Stores unsaved changes of a profile when the session ends. */
export const saveProfileDraft = (profileId: string, changes: ProfileChanges): void =>
  writeTab(key, { profileId, changes });

/** Loads the unsaved changes of this profile. Those of another member are removed. */
export function loadProfileDraft(profileId: string): ProfileChanges | undefined {
  const kept = getTabStored(key);
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
