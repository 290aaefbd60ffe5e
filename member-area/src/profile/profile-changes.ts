import { profileChangesBody } from 'contract/profile';
import type { ProfileChanges, ProfileUpdate } from 'contract/profile';
import type { FieldSchema } from 'contract/field';
import { readText } from '../form/read-text';
import { editableFields } from './profile-fields';

/** All eight edited fields as they are sent (SPEC 7.1). An emptied optional one is sent as '' and so erased. */
export function readChanges(values: FormData): ProfileChanges {
  const typed = editableFields.map((name) => [name, findChoice(name, readText(values, name))]);
  return Object.fromEntries(typed) as ProfileChanges;
}

/**
 * What is sent of the changes: with another e-mail also the password that was typed, which proves who asks
 * (docs/decisions/0027). Without one the server says that it is needed.
 */
export function addCurrentPassword(changes: ProfileChanges, values: FormData): ProfileUpdate {
  const currentPassword = readText(values, 'currentPassword');
  return currentPassword ? { ...changes, currentPassword } : changes;
}

/** Whether a profile would have another e-mail by what was typed. Neither case nor blanks around it count. */
export const isOtherEmail = (typed: string, email: string | undefined): boolean =>
  typed.trim().toLowerCase() !== (email ?? '').trim().toLowerCase();

/** `austria` is meant as Austria. What is none of a field's choices is left for the server to judge. */
function findChoice(name: keyof ProfileChanges, typed: string): string {
  const schema: FieldSchema = profileChangesBody.properties[name];
  if (!('enum' in schema)) return typed;
  const wanted = typed.trim().toLowerCase();
  return schema.enum.find((choice) => choice.toLowerCase() === wanted) ?? typed;
}
