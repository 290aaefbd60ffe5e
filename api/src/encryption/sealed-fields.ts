import { processing } from 'contract/processing';
import type { RecordKind } from 'contract/review';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';

/** The fields of a kind's records that are encrypted where they are stored. */
export const sealedFields = (kind: string): readonly string[] =>
  Object.hasOwn(processing, kind) ? (processing[kind as RecordKind].encrypted ?? []) : [];

/** No profile is among them. */
export const sealedKinds: readonly SubmissionName[] = submissionNames.filter(
  (kind) => sealedFields(kind).length > 0,
);

/** The field of a review that is encrypted, whatever its record's kind. */
export const sealedNote = 'note';
