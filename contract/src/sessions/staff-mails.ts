import type { FromSchema } from 'json-schema-to-ts';
import { recordKinds } from '../records/review';
import type { RecordKind } from '../records/review';

/* The emails that tell staff about new records in their sections (decision 85). They contain nothing from the forms. */

/** GET: `StaffMails` of the caller. PUT `staffMailsBody`: 204. */
export const staffMailsEndpoint = '/api/admin/account/mails';

/** An email at once, a daily one for all sections that have this choice, or none. */
export const staffMailChoices = ['at-once', 'digest', 'off'] as const;
export type StaffMailChoice = (typeof staffMailChoices)[number];

const choice = { type: 'string', enum: staffMailChoices } as const;

/** The hour in Innsbruck after which the digest is sent; null: no digest. */
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
 * POST, by an email program for its user (RFC 8058): ends the digests of the account that the token names; 204. GET
 * redirects to the page with the choices.
 */
export const endDigestsEndpoint = '/api/staff-mails/end-digests';

export const endDigestsQuery = {
  type: 'object',
  properties: { token: { type: 'string', pattern: '^[\\w.-]+$', minLength: 1, maxLength: 200 } },
  required: ['token'],
} as const;
