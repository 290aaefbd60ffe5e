import * as Type from '@sinclair/typebox';
import { recordKinds, reviewedRecord, seenVersion } from '../records/review';
import { submissionNames } from '../records/submissions';
import { request } from '../requests/request';
import { formFields, oneOf, sentence, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';
import { contactKey, getContactHistory } from './contact-history-requests';
import { getReviewCounts } from './review-requests';
import { getToday, getTodayCounts } from './today-requests';

/**
 * How staff add records for people who call, hand in a sheet or stand before them, and correct records. The schema of
 * the section's form validates the fields.
 */

/** How staff got what they add. */
export const entrySources = ['telephone', 'paper', 'in-person'] as const;
export type EntrySource = (typeof entrySources)[number];

/** How a record came that its sender did not send by a form. */
export const recordOrigins = [...entrySources, 'import'] as const;
export type RecordOrigin = (typeof recordOrigins)[number];

export const recordOrigin = Type.Object({
  origin: oneOf(recordOrigins),
  /** ISO 8601. */
  at: sentence,
  /** Email address of the staff member; absent if the account was removed. */
  by: Type.Optional(sentence),
  /** Only with `import`. */
  importId: Type.Optional(sentence),
});

const recordHistory = Type.Object({
  /** Absent for a record that its sender sent by a form. */
  origin: Type.Optional(recordOrigin),
  /** Newest first. */
  corrections: Type.Array(
    Type.Object({
      _id: sentence,
      /** ISO 8601. */
      at: sentence,
      /** Email address of the staff member; absent if the account was removed. */
      by: Type.Optional(sentence),
      /** The former values of the fields that it changed; null for one that was empty. */
      replaced: Type.Unsafe<Record<string, string | number | null>>({
        type: 'object',
        additionalProperties: true,
      }),
      /** The person was told by email. */
      isTold: Type.Boolean(),
    }),
  ),
});
export type RecordHistory = Value<typeof recordHistory>;
export type RecordCorrection = RecordHistory['corrections'][number];

/** How a record came, and what staff corrected. */
export const getRecordHistory = request('GET /api/admin/records/:kind/:id/history', {
  access: { sectionRight: 'read' },
  params: { kind: oneOf(recordKinds) },
  response: recordHistory,
  errors: ['no-record'],
});

const touches = [
  ...[getContactHistory, getRecordHistory, getToday, getTodayCounts, getReviewCounts],
];

const added = Type.Object({
  record: reviewedRecord,
  /** An email to the person is queued. */
  isMailed: Type.Boolean(),
});
export type AddedRecord = Value<typeof added>;

const entry = {
  source: oneOf(entrySources),
  fields: formFields,
  /** The language of emails to the person, if it is known. */
  language: Type.Optional(oneOf(languageCodes)),
};

const params = { kind: oneOf(submissionNames) };

/** Adds a submission to its list, without consent and without news to anybody. */
export const addRecord = request('POST /api/admin/records/:kind', {
  access: { sectionRight: 'review' },
  params,
  body: strictObject({
    ...entry,
    /** Idempotency key, which the client makes anew for each record. */
    key: contactKey,
    /** The person gets the confirmation of the form, if the form has one. */
    sendsMail: Type.Boolean(),
  }),
  response: added,
  status: 201,
  errors: ['invalid-body', 'program-full', 'changed-meanwhile'],
  audit: { action: 'add', kind: ':kind' },
  limit: 'staff',
  touches,
});

/** Adds a profile without a password: its owner cannot log in before choosing one. */
export const addProfile = request('POST /api/admin/records/profiles', {
  access: { right: 'profiles:review' },
  body: strictObject({
    ...entry,
    /** The person gets an email with a link to choose a password. */
    invites: Type.Boolean(),
  }),
  response: added,
  status: 201,
  errors: ['invalid-body', 'profile-exists'],
  audit: { action: 'add', kind: 'profiles' },
  limit: 'staff',
  touches,
});

/** The person gets an email about the correction. */
const correction = { seenVersion, fields: formFields, tellsSender: Type.Boolean() };

const correctionErrors = [
  ...(['invalid-body', 'no-record', 'record-merged'] as const),
  ...(['record-changed', 'record-unreadable'] as const),
] as const;

const corrected = { response: added, limit: 'staff', touches } as const;

/** Replaces all fields of a submission. What was sent stays in its history. */
export const correctRecord = request('PUT /api/admin/records/:kind/:id', {
  ...corrected,
  access: { sectionRight: 'review' },
  params,
  body: strictObject(correction),
  errors: [...correctionErrors, 'program-full'],
  audit: { action: 'correct', kind: ':kind' },
  announces: ':kind',
});

/**
 * Replaces all fields of a profile. Its email address is kept once its owner has a password; an account whose address
 * nobody has confirmed is not changed.
 */
export const correctProfile = request('PUT /api/admin/records/profiles/:id', {
  ...corrected,
  access: { right: 'profiles:review' },
  body: strictObject(correction),
  errors: [...correctionErrors, 'profile-exists', 'login-address', 'unconfirmed-account'],
  audit: { action: 'correct', kind: 'profiles' },
  announces: 'profiles',
});
