import type { ProfileChanges, ProfileUpdate } from 'contract/profile';
import { readText } from '../form/read-text';
import { findChoice } from './profile-choices';
import { editableFields } from './profile-fields';

/** All eight edited fields as they are sent (requirements 7.1). An emptied optional one is sent as '' and so erased. */
export function readChanges(values: FormData): ProfileChanges {
  const typed = editableFields.map((name) => [name, findChoice(name, readText(values, name))]);
  return Object.fromEntries(typed) as ProfileChanges;
}

/**
 * What is sent of the changes: with another e-mail also the password that was typed, which proves who asks
 * (decision 85). Without one the server says that it is needed.
 */
export function addCurrentPassword(changes: ProfileChanges, values: FormData): ProfileUpdate {
  const currentPassword = readText(values, 'currentPassword');
  return currentPassword ? { ...changes, currentPassword } : changes;
}

/** Whether a profile would have another e-mail by what was typed. Neither case nor blanks around it count. */
export const isOtherEmail = (typed: string, email: string | undefined): boolean =>
  typed.trim().toLowerCase() !== (email ?? '').trim().toLowerCase();
