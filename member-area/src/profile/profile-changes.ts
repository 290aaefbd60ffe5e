import type { ProfileChanges } from 'contract/profile';
import type { changeOwnProfile } from 'contract/profile-requests';
import type { BodyOf } from 'contract/request';
import { getText } from '../form/get-text';
import { findChoice } from './profile-choices';
import { editableFields } from './profile-fields';

/** The eight editable fields as they are sent (requirements 7.1). '' erases an optional field. */
export function readChanges(values: FormData): ProfileChanges {
  const typed = editableFields.map((name) => [name, findChoice(name, getText(values, name))]);
  return Object.fromEntries(typed) as ProfileChanges;
}

/**
 * Adds the current password, if it was typed, which a change of the email address requires (decision 85). If it is
 * missing, the server answers that it is needed.
 */
export function addCurrentPassword(
  changes: ProfileChanges,
  values: FormData,
): BodyOf<typeof changeOwnProfile> {
  const currentPassword = getText(values, 'currentPassword');
  return currentPassword ? { ...changes, currentPassword } : changes;
}

/** Whether the typed email address differs from the profile's, ignoring case and surrounding space. */
export const isOtherEmail = (typed: string, email: string | undefined): boolean =>
  typed.trim().toLowerCase() !== (email ?? '').trim().toLowerCase();
