import * as Type from '@sinclair/typebox';
import { recordKinds } from '../records/review';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { unlistedPlaces } from './people-requests';

/**
 * The daily removal of records whose retention (contract/processing) has ended, for staff with `privacy:manage`
 * (decision 74). Responses name records only by their ids.
 */

/** How many days ahead staff see what will be removed. */
export const shownDays = 7;
/** Days that a member has to log in after the email that announces the removal of the profile. */
export const noticeDays = 30;
/** Due records, and held records, in a response at most. The counts of each kind include all. */
export const maxShownRecords = 500;
/** Days from today. Staff who need the record longer renew the hold. */
export const maxHoldDays = 3 * 366;
/** In UTF-16 code units. */
export const maxHoldReason = 500;

/**
 * Why the removal of a kind waits for staff to agree. `first`: it has not run in the 14 days before. `many`: more than
 * `maxUnconfirmedShare` of the kind and more than `maxUnconfirmedRecords` are due.
 */
const retentionReasons = ['first', 'many'] as const;
export const maxUnconfirmedShare = 0.05;
export const maxUnconfirmedRecords = 5;

const question = Type.Object({
  /** ISO 8601; identifies the question in a confirmation. */
  askedAt: sentence,
  /** Number of records that were due then. */
  records: wholeNumber,
  reason: oneOf(retentionReasons),
  /** Staff have agreed; the next run removes the records. */
  isConfirmed: Type.Boolean(),
});
export type RetentionQuestion = Value<typeof question>;

const kind = oneOf(recordKinds);

const retainedKind = Type.Object({
  kind,
  due: wholeNumber,
  /** Number of further records that become due within `shownDays`. */
  soon: wholeNumber,
  question: Type.Optional(question),
});
export type RetainedKind = Value<typeof retainedKind>;

/** Absent if its list shows the record, and from a server of an older release. */
const unlisted = Type.Optional(oneOf(unlistedPlaces));

const dueRecord = Type.Object({
  kind,
  _id: sentence,
  /** End of the retention, ISO 8601. */
  dueAt: sentence,
  unlisted,
});
export type DueRecord = Value<typeof dueRecord>;

const heldRecord = Type.Object({
  kind,
  _id: sentence,
  reason: Type.String(),
  /** ISO 8601. */
  until: sentence,
  heldAt: sentence,
  /** Id of the account. */
  heldBy: sentence,
  unlisted,
});
export type HeldRecord = Value<typeof heldRecord>;

const overview = Type.Object({
  /** Time of the last complete check, ISO 8601; absent before the first. */
  lookedAt: Type.Optional(sentence),
  /** Only kinds with due records or an open question. */
  kinds: Type.Array(retainedKind),
  /** In the order of removal. */
  records: Type.Array(dueRecord),
  held: Type.Array(heldRecord),
});
export type RetentionOverview = Value<typeof overview>;

const access = { right: 'privacy:manage' } as const;
const params = { kind };

/** The records that are due now and within `shownDays`. */
export const getRetention = request('GET /api/admin/retention', { access, response: overview });

/**
 * Agrees to the removal of the records that were due when staff were asked. It is final, so it needs a recent
 * confirmation. 409 if a newer question or none is open.
 */
export const confirmRemoval = request('POST /api/admin/retention/:kind/confirm', {
  access: { ...access, confirmed: true },
  params,
  body: strictObject({
    askedAt: Type.String({
      maxLength: 24,
      pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.source,
    }),
  }),
  errors: ['changed-meanwhile'],
  audit: { action: 'retention-confirm', kind: ':kind' },
  touches: [getRetention],
});

/** Keeps the record until the end of that day. */
export const holdRecord = request('PUT /api/admin/retention/:kind/holds/:id', {
  access,
  params,
  body: strictObject({
    reason: Type.String({ format: 'note', minLength: 1, maxLength: maxHoldReason }),
    /** Last day of the hold, local date in Innsbruck, YYYY-MM-DD: today at the earliest. */
    until: Type.String({ maxLength: 10, pattern: /^[2-9]\d{3}-[01]\d-[0-3]\d$/.source }),
  }),
  errors: ['no-date', 'no-record'],
  audit: { action: 'retention-hold', kind: ':kind' },
  touches: [getRetention],
});

/** Ends the hold. */
export const releaseRecord = request('DELETE /api/admin/retention/:kind/holds/:id', {
  access,
  params,
  errors: ['no-record'],
  audit: { action: 'retention-release', kind: ':kind' },
  touches: [getRetention],
});
