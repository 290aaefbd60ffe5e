import type { FromSchema } from 'json-schema-to-ts';
import { staffAccountEndpoint } from '../records/rights';
import { recordKinds } from '../records/review';
import type { RecordKind } from '../records/review';

/*
 * What staff are told by mail of what arrives in their sections (decision 85). No mail says what a form holds.
 */

/** GET: `StaffMails`. PUT `staffMailsBody`: 204. Of and for the signed-in staff member. */
export const staffMailsEndpoint = `${staffAccountEndpoint}/mails` as const;

/** A mail at once, one a day over all sections that have this, or none. */
export const staffMailChoices = ['at-once', 'digest', 'off'] as const;
export type StaffMailChoice = (typeof staffMailChoices)[number];

const choice = { type: 'string', enum: staffMailChoices } as const;

/** By Innsbruck's clock: from this hour on. Null: no digest. */
const digestHour = {
  anyOf: [{ type: 'integer', minimum: 0, maximum: 23 }, { type: 'null' }],
} as const;

export const staffMailsBody = {
  type: 'object',
  properties: {
    sections: {
      type: 'object',
      properties: Object.fromEntries(recordKinds.map((kind) => [kind, choice])) as Readonly<
        Record<RecordKind, typeof choice>
      >,
      additionalProperties: false,
    },
    digestHour,
  },
  required: ['sections', 'digestHour'],
  additionalProperties: false,
} as const;

export type StaffMailsChange = FromSchema<typeof staffMailsBody>;

export interface StaffMails {
  /** The sections that the account may read. */
  readonly sections: Readonly<Partial<Record<RecordKind, StaffMailChoice>>>;
  readonly digestHour: number | null;
}

/**
 * POST, as a mail program does for its reader (RFC 8058): ends the digests of the account that the token is for, 204, and
 * nothing else. GET leads to the page where staff choose.
 */
export const endDigestsEndpoint = '/api/staff-mails/end-digests';

/** In the query of `endDigestsEndpoint`. */
export const endDigestsQuery = {
  type: 'object',
  properties: { token: { type: 'string', pattern: '^[\\w.-]+$', minLength: 1, maxLength: 200 } },
  required: ['token'],
} as const;
