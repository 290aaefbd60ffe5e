import * as Type from '@sinclair/typebox';
import { isObject, sentence } from '../wire/answer-reader';
import type { StoredRecord } from './stored-record';
import { submissionNames } from './submissions';
import type { SubmissionName } from './submissions';

/** The kinds of record that staff review (requirements 2.10). */
export type RecordKind = SubmissionName | 'profiles';

export const recordKinds: readonly RecordKind[] = [...submissionNames, 'profiles'];

export const recordId = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: /^[\w-]+$/.source,
});

/** One below the maximum of PostgreSQL's 32-bit integer, so that one more change fits. */
export const highestVersion = 2 ** 31 - 2;

/** The version of the record that the client saw. */
export const seenVersion = Type.Integer({ minimum: 0, maximum: highestVersion });

/** How far staff have handled a record. An untouched one is `new` and has no review. */
export const reviewStates = ['new', 'in-progress', 'done'] as const;
export type ReviewState = (typeof reviewStates)[number];

export interface StaffMember {
  readonly _id: string;
  readonly email: string;
  /** Absent until this person has typed one. */
  readonly name?: string;
  /** The caller's sections in which this person can be assigned. Absent from a server of an older release. */
  readonly sections?: readonly RecordKind[];
}

/** A record of any kind as the lists show it. Its other fields depend on the kind. */
export interface ReviewedRecord extends StoredRecord {
  /** Id of the record that it was merged into; absent if it was not merged. */
  readonly mergedInto?: string;
  /** Only for a testimony that is hidden from the public list. */
  readonly isHidden?: true;
  /** Only for a testimony that is hidden because staff have not approved it yet. */
  readonly awaitsApproval?: true;
  readonly [field: string]: unknown;
}

/** Requires only the id: the other fields depend on the kind, and the console shows any value (requirements 3). */
export const reviewedRecord = Type.Unsafe<ReviewedRecord>({
  type: 'object',
  additionalProperties: true,
  parse: (value: unknown) =>
    isObject(value) && sentence(value['_id']) !== undefined ? value : undefined,
});
