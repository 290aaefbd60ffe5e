import type { FromSchema } from 'json-schema-to-ts';
import type { RecordKind } from '../../records/review';
import type { UnlistedPlace } from './people';

/**
 * The daily removal of records whose retention (contract/processing) has ended, for staff with `privacy:manage`
 * (decision 74). Responses name records only by their ids.
 */

/** GET: the records that are due now and within `shownDays`, as `RetentionOverview`. */
export const retentionEndpoint = '/api/admin/retention';

/** How many days ahead staff see what will be removed. */
export const shownDays = 7;
/** Days that a member has to log in after the email that announces the removal of the profile. */
export const noticeDays = 30;
/** Due records, and held records, in a response at most. The counts of each kind include all. */
export const maxShownRecords = 500;

/**
 * Why the removal of a kind waits for staff to agree. `first`: it has not run in the 14 days before. `many`: more than
 * `maxUnconfirmedShare` of the kind and more than `maxUnconfirmedRecords` are due.
 */
export const retentionReasons = ['first', 'many'] as const;
export type RetentionReason = (typeof retentionReasons)[number];
export const maxUnconfirmedShare = 0.05;
export const maxUnconfirmedRecords = 5;

export interface RetentionOverview {
  /** Time of the last complete check, ISO 8601; absent before the first. */
  readonly lookedAt?: string;
  /** Only kinds with due records or an open question. */
  readonly kinds: readonly RetainedKind[];
  /** In the order of removal. */
  readonly records: readonly DueRecord[];
  readonly held: readonly HeldRecord[];
}

export interface RetainedKind {
  readonly kind: RecordKind;
  readonly due: number;
  /** Number of further records that become due within `shownDays`. */
  readonly soon: number;
  readonly question?: RetentionQuestion;
}

export interface RetentionQuestion {
  /** ISO 8601; identifies the question in a confirmation. */
  readonly askedAt: string;
  /** Number of records that were due then. */
  readonly records: number;
  readonly reason: RetentionReason;
  /** Staff have agreed; the next run removes the records. */
  readonly isConfirmed: boolean;
}

export interface DueRecord {
  readonly kind: RecordKind;
  readonly _id: string;
  /** End of the retention, ISO 8601. */
  readonly dueAt: string;
  /** Absent if its list shows it, and from a server of an older release. */
  readonly unlisted?: UnlistedPlace;
}

export interface HeldRecord {
  readonly kind: RecordKind;
  readonly _id: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly until: string;
  readonly heldAt: string;
  /** Id of the account. */
  readonly heldBy: string;
  /** Absent if its list shows it, and from a server of an older release. */
  readonly unlisted?: UnlistedPlace;
}

/**
 * POST `retentionConfirmBody`: removes the records that were due when staff were asked; 204. 409 if a newer question or
 * none is open.
 */
export const retentionConfirmEndpoint = (kind: RecordKind) =>
  `/api/admin/retention/${kind}/confirm` as const;

export const retentionConfirmBody = {
  type: 'object',
  properties: {
    askedAt: {
      type: 'string',
      maxLength: 24,
      pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.source,
    },
  },
  required: ['askedAt'],
  additionalProperties: false,
} as const;
export type RetentionConfirmation = FromSchema<typeof retentionConfirmBody>;

/** PUT `retentionHoldBody`: keeps the record until the end of that day; 204. DELETE: ends the hold; 204. */
export const retentionHoldEndpoint = (kind: RecordKind, id: string) =>
  `/api/admin/retention/${kind}/holds/${encodeURIComponent(id)}` as const;

/** Days from today. Staff who need the record longer renew the hold. */
export const maxHoldDays = 3 * 366;

export const retentionHoldBody = {
  type: 'object',
  properties: {
    reason: { type: 'string', format: 'note', minLength: 1, maxLength: 500 },
    /** Last day of the hold, local date in Innsbruck, YYYY-MM-DD: today at the earliest. */
    until: { type: 'string', maxLength: 10, pattern: /^[2-9]\d{3}-[01]\d-[0-3]\d$/.source },
  },
  required: ['reason', 'until'],
  additionalProperties: false,
} as const;
export type RetentionHold = FromSchema<typeof retentionHoldBody>;
