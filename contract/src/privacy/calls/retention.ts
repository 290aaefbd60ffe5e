import type { FromSchema } from 'json-schema-to-ts';
import type { RecordKind } from '../../records/review';
import type { UnlistedPlace } from './people';

/**
 * What the daily removal does with records whose time of keeping (contract/processing) is over, for staff with
 * `privacy:manage` (decision 74). Answers name records by their ids, and say nothing of what is in them.
 */

/** GET: what is removed now and within `shownDays`, as `RetentionOverview`. */
export const retentionEndpoint = '/api/admin/retention';

/** How far ahead staff see what is to be removed. */
export const shownDays = 7;
/** Before a profile is removed its member is told by mail, and has so many days to log in. */
export const noticeDays = 30;
/** Records, and held ones, in an answer at most. The numbers of each kind count all. */
export const maxShownRecords = 500;

/**
 * Why nothing of a kind is removed before staff agree. `first`: it ran on none of the 14 days before. `many`: it is more than
 * `unaskedShare` of the kind, and more than `unaskedRecords`.
 */
export const retentionReasons = ['first', 'many'] as const;
export type RetentionReason = (typeof retentionReasons)[number];
export const unaskedShare = 0.05;
export const unaskedRecords = 5;

export interface RetentionOverview {
  /** When all records were last looked at, ISO 8601; absent while they never were. */
  readonly lookedAt?: string;
  /** Only kinds of which something is to be removed, or staff are asked. */
  readonly kinds: readonly RetainedKind[];
  /** What is removed soonest comes first. */
  readonly records: readonly DueRecord[];
  readonly held: readonly HeldRecord[];
}

export interface RetainedKind {
  readonly kind: RecordKind;
  /** How many are over now. */
  readonly due: number;
  /** How many more will be within the days that are shown. */
  readonly soon: number;
  readonly question?: RetentionQuestion;
}

export interface RetentionQuestion {
  /** ISO 8601; a confirmation names it. */
  readonly askedAt: string;
  /** How many were over then. */
  readonly records: number;
  readonly reason: RetentionReason;
  /** Staff have agreed; the removal goes on with it. */
  readonly isConfirmed: boolean;
}

export interface DueRecord {
  readonly kind: RecordKind;
  readonly _id: string;
  /** When it is over, ISO 8601. */
  readonly dueAt: string;
  /** Absent while it is in its list, and from a server of an older release. */
  readonly unlisted?: UnlistedPlace;
}

export interface HeldRecord {
  readonly kind: RecordKind;
  readonly _id: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly until: string;
  readonly heldAt: string;
  /** The `_id` of the account. */
  readonly heldBy: string;
  /** Absent while it is in its list, and from a server of an older release. */
  readonly unlisted?: UnlistedPlace;
}

/**
 * POST `retentionConfirmBody`: what was over when staff were asked is removed; 204. 409 when they were asked anew since, or
 * are asked nothing.
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

/** PUT `retentionHoldBody`: the record stays until that day is over; 204. DELETE: it is held no longer; 204. */
export const retentionHoldEndpoint = (kind: RecordKind, id: string) =>
  `/api/admin/retention/${kind}/holds/${encodeURIComponent(id)}` as const;

/** From today, in days: staff who still need the record then hold it again. */
export const longestHold = 3 * 366;

export const retentionHoldBody = {
  type: 'object',
  properties: {
    reason: { type: 'string', format: 'note', minLength: 1, maxLength: 500 },
    /** The last day by Innsbruck's clock, YYYY-MM-DD: today at the earliest. */
    until: { type: 'string', maxLength: 10, pattern: /^[2-9]\d{3}-[01]\d-[0-3]\d$/.source },
  },
  required: ['reason', 'until'],
  additionalProperties: false,
} as const;
export type RetentionHold = FromSchema<typeof retentionHoldBody>;
