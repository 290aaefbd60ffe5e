import { processing } from 'contract/processing';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';

/** The fields of a kind's records that are encrypted where they are stored. */
export const sealedFields = (kind: string): readonly string[] =>
  Object.hasOwn(processing, kind) ? (processing[kind as RecordKind].encrypted ?? []) : [];

export const sealedKinds: readonly RecordKind[] = recordKinds.filter(
  (kind) => sealedFields(kind).length > 0,
);

/** The field of a review that is encrypted, whatever its record's kind. */
export const sealedNote = 'note';
