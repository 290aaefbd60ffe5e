import { processing } from 'contract/processing';
import type { RecordKind } from 'contract/review';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';

/** The fields of a kind's records that are encrypted where they are stored. */
export const encryptedFields = (kind: string): readonly string[] =>
  Object.hasOwn(processing, kind) ? (processing[kind as RecordKind].encrypted ?? []) : [];

/** No profile is among them. */
export const encryptedKinds: readonly SubmissionName[] = submissionNames.filter(
  (kind) => encryptedFields(kind).length > 0,
);

/** The field of staff's notes that is encrypted, whatever they are about. */
export const encryptedNoteField = 'note';

/** JSON text with a note in it. A server of an earlier release that still runs beside this one writes the note alone. */
export function noteJson(stored: string): string {
  try {
    const body: unknown = JSON.parse(stored);
    if (typeof body === 'object' && body !== null && encryptedNoteField in body) return stored;
  } catch {
    // It is the note alone, as a staff member typed it.
  }
  return JSON.stringify({ [encryptedNoteField]: stored });
}

/** The note in what `Seals.sealNote` made, opened. */
export const readNote = (body: string): string =>
  (JSON.parse(noteJson(body)) as { note: string }).note;

/** In the place of a kind, of what is noted of breaches of personal data. */
export const breachKind = 'breach';
