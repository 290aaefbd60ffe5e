import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { nullable, oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { euros, paragraphs } from '../records/field';
import {
  highestVersion,
  recordId,
  recordKinds,
  reviewStates,
  reviewedRecord,
  seenVersion,
} from '../records/review';
import type { RecordKind } from '../records/review';

/** How staff review records, in addition to the specified lists, which stay as they are. */

const params = { kind: oneOf(recordKinds) };

/** What staff said about how urgent a record is. */
export const chosenUrgencies = ['urgent', 'normal'] as const;
export type ChosenUrgency = (typeof chosenUrgencies)[number];

export const review = Type.Object({
  recordId: sentence,
  state: oneOf(reviewStates),
  /** Id of a staff account. */
  assignee: nullable(Type.String()),
  /** Null while staff have not said, so that only its category and its words suggest it. */
  urgency: nullable(oneOf(chosenUrgencies)),
  /** ISO 8601: it is put off until then. Once the time is over it is as if it were null. */
  snoozedUntil: nullable(Type.String()),
  /** 0 at first, one more with each change. */
  version: wholeNumber,
  updatedAt: Type.String(),
  /** Email address of the staff member who changed it last. */
  updatedBy: Type.String(),
});
export type Review = Value<typeof review>;

const merge = Type.Object({
  _id: sentence,
  survivor: sentence,
  merged: Type.Array(sentence),
  createdAt: Type.String(),
  createdBy: Type.String(),
  /** The survivor's former values of the fields that the merge changed; absent if it changed none. */
  replaced: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Merge = Value<typeof merge>;

const recordVersion = Type.Object({ _id: sentence, __v: wholeNumber });
export type RecordVersion = Value<typeof recordVersion>;

const notDuplicates = Type.Object({
  _id: sentence,
  records: Type.Array(recordVersion),
  createdAt: Type.String(),
  createdBy: Type.String(),
});
/** Two records that staff marked as "not a duplicate". The mark ends when one of them changes its version. */
export type NotDuplicates = Value<typeof notDuplicates>;

export const recordConsent = Type.Object({
  recordId: sentence,
  givenAt: Type.String(),
  /** Absent while it holds. */
  withdrawnAt: Type.Optional(Type.String()),
});
export type RecordConsent = Value<typeof recordConsent>;

/** Why a record may be urgent: words of danger in what was sent (`words` if it is not known which), or its category. */
export const urgencyReasons = [
  'suicide',
  'violence',
  'hunger',
  'eviction',
  'medical',
  'words',
  'category',
] as const;
export type UrgencyReason = (typeof urgencyReasons)[number];

const suggestion = Type.Object({ recordId: sentence, reason: oneOf(urgencyReasons) });
export type UrgencySuggestion = Value<typeof suggestion>;

const snapshot = Type.Object({
  /** Only records that staff have touched have a review. */
  reviews: Type.Array(review),
  /** Newest first, without undone ones. */
  merges: Type.Array(merge),
  keptPairs: Type.Array(notDuplicates),
  /** The consents of records that were sent with one. Absent from a server of an older release. */
  consents: Type.Optional(Type.Array(recordConsent)),
  /**
   * The records that may be urgent, whatever staff said about them since. Absent from a server of an older release.
   */
  suggestions: Type.Optional(Type.Array(suggestion)),
});
export type ReviewSnapshot = Value<typeof snapshot>;

/** The reviews, merges and pairs marked "not a duplicate" of one kind. */
export const getReviews = request('GET /api/admin/reviews/:kind', {
  access: { sectionRight: 'read' },
  params,
  response: snapshot,
});

const counts = Type.Object({
  total: wholeNumber,
  new: wholeNumber,
  /** Open and urgent, or suggested as urgent, and not put off. Absent from a server of an older release. */
  urgent: Type.Optional(wholeNumber),
});
export type ReviewCounts = Readonly<Partial<Record<RecordKind, Value<typeof counts>>>>;

/**
 * The number of records, and of `new` and urgent ones, in the sections that the caller may read. Merged records do not count.
 */
export const getReviewCounts = request('GET /api/admin/counts', {
  access: 'staff',
  response: Type.Unsafe<ReviewCounts>(
    Type.Object(Object.fromEntries(recordKinds.map((kind) => [kind, Type.Optional(counts)]))),
  ),
});

const reviewChange = strictObject({
  state: oneOf(reviewStates),
  assignee: nullable(recordId),
  /** The version that the client saw; -1 for a record without a review. */
  seenVersion: Type.Integer({ minimum: -1, maximum: highestVersion }),
});
export type ReviewChange = Value<typeof reviewChange>;

export const changeReview = request('PUT /api/admin/reviews/:kind/:id', {
  access: { sectionRight: 'review' },
  params,
  body: reviewChange,
  response: review,
  errors: ['no-record', 'no-assignee', 'review-changed'],
  audit: { action: 'review', kind: ':kind' },
  announces: ':kind',
});

const assignee = Type.Object({
  _id: sentence,
  email: sentence,
  name: Type.Optional(sentence),
  sections: Type.Optional(Type.Array(oneOf(recordKinds))),
});

/** All possible assignees in the caller's sections. */
export const listAssignees = request('GET /api/admin/staff', {
  access: 'staff',
  response: Type.Array(assignee),
});

/** A record at a version; if it has changed, the response is 409. */
const seenRecord = strictObject({ _id: recordId, __v: seenVersion });

const actOnRecords = { access: { sectionRight: 'review' }, params, announces: ':kind' } as const;

/** Records that one request marks as no duplicates of each other at most. */
export const maxNotDuplicates = 10;
/** Their pairs. */
const maxPairs = (maxNotDuplicates * (maxNotDuplicates - 1)) / 2;

/** Marks all pairs of two or more records as "not a duplicate". */
export const addNotDuplicates = request('POST /api/admin/kept-pairs/:kind', {
  ...actOnRecords,
  body: strictObject({
    records: Type.Array(seenRecord, { minItems: 2, maxItems: maxNotDuplicates }),
  }),
  response: Type.Object({ pairs: Type.Array(notDuplicates) }),
  status: 201,
  errors: ['record-twice', 'no-record', 'record-merged', 'record-changed'],
  audit: { action: 'keep', kind: ':kind' },
});

/** Takes the marks of pairs back. Those that are already gone are left out. */
export const removeNotDuplicates = request('POST /api/admin/kept-pairs/:kind/removals', {
  ...actOnRecords,
  body: strictObject({
    pairs: Type.Array(recordId, { minItems: 1, maxItems: maxPairs, uniqueItems: true }),
  }),
  status: 204,
  errors: ['no-kept-pair'],
  audit: { action: 'reopen', kind: ':kind' },
});

/** Records that one request merges into another one at most. */
export const maxMergedInto = 20;

const mergeChoice = strictObject({
  survivor: seenRecord,
  /** The records that are merged into it. They are not deleted but marked with `mergedInto`. */
  merged: Type.Array(seenRecord, { minItems: 1, maxItems: maxMergedInto }),
  /**
   * Fields of the survivor that take the value of another record; each value must occur in one of them. Null empties a
   * field that one of them lacks and the kind does not require.
   */
  values: Type.Unsafe<Record<string, string | number | null>>({
    type: 'object',
    maxProperties: 20,
    additionalProperties: {
      type: ['string', 'number', 'null'],
      maxLength: paragraphs.maxLength,
      minimum: 0,
      maximum: euros.maximum,
    },
  }),
});
export type MergeChoice = Value<typeof mergeChoice>;

const mergeResult = Type.Object({
  merge,
  /** The current records, the survivor first. */
  records: Type.Array(reviewedRecord),
});
export type MergeResult = Value<typeof mergeResult>;

export const mergeRecords = request('POST /api/admin/merges/:kind', {
  ...actOnRecords,
  body: mergeChoice,
  response: mergeResult,
  status: 201,
  errors: [
    ...(['confirmation-needed', 'invalid-body', 'no-such-value', 'not-choosable'] as const),
    ...(['no-record', 'record-changed', 'record-merged', 'record-twice'] as const),
    ...(['record-unreadable', 'unconfirmed-survivor'] as const),
  ],
  audit: { action: 'merge', kind: ':kind' },
});

export const undoMerge = request('POST /api/admin/merges/:kind/:id/undo', {
  ...actOnRecords,
  response: mergeResult,
  errors: [
    ...(['confirmation-needed', 'no-merge', 'record-changed'] as const),
    ...(['merged-again', 'changed-since-merge'] as const),
  ],
  audit: { action: 'undo', kind: ':kind' },
});
