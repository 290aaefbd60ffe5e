import { processing } from 'contract/processing';
import type { RecordKind } from 'contract/review';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';

/** The fields of a kind's records that are stored encrypted. */
export const encryptedFields = (kind: string): readonly string[] =>
  Object.hasOwn(processing, kind) ? (processing[kind as RecordKind].encrypted ?? []) : [];

/** The kinds with encrypted fields; profiles have none. */
export const encryptedKinds: readonly SubmissionName[] = submissionNames.filter(
  (kind) => encryptedFields(kind).length > 0,
);

/** The encrypted field of every staff note, whatever it is about. */
export const encryptedNoteField = 'note';

/** The encrypted fields of an email that staff wrote to a person. */
export const encryptedEmailFields = ['subject', 'text'] as const;

/**
 * Returns a stored note as JSON text. A server of an earlier release that still runs beside this one stores the plain
 * note.
 */
export function noteJson(stored: string): string {
  try {
    const body: unknown = JSON.parse(stored);
    if (typeof body === 'object' && body !== null && encryptedNoteField in body) return stored;
  } catch {
    // The text is the plain note that a staff member typed.
  }
  return JSON.stringify({ [encryptedNoteField]: stored });
}

/** Returns the decrypted note. */
export const parseNote = (body: string): string =>
  (JSON.parse(noteJson(body)) as { note: string }).note;

/** Stands for the kind where notes on breaches of personal data are encrypted. */
export const breachKind = 'breach';

/** Stands for the kind where views of lists are encrypted. */
export const viewKind = 'view';

/** Stands for the kind where replies to emails are encrypted: their ids are not those of records. */
export const replyKind = 'reply';
