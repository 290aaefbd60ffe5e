import { profileChangesBody } from 'contract/profile';
import type { ProfileChanges } from 'contract/profile';
import type { FieldSchema } from 'contract/field';
import { readText } from '../form/use-sending';
import { editableFields } from './profile-fields';

/** All eight edited fields as they are sent (SPEC 7.1). An emptied optional one is sent as '' and so erased. */
export function readChanges(values: FormData): ProfileChanges {
  const typed = editableFields.map((name) => [name, findChoice(name, readText(values, name))]);
  return Object.fromEntries(typed) as ProfileChanges;
}

/** `austria` is meant as Austria. What is none of a field's choices is left for the server to judge. */
function findChoice(name: keyof ProfileChanges, typed: string): string {
  const schema: FieldSchema = profileChangesBody.properties[name];
  if (!('enum' in schema)) return typed;
  const wanted = typed.trim().toLowerCase();
  return schema.enum.find((choice) => choice.toLowerCase() === wanted) ?? typed;
}
