import type { FromSchema } from 'json-schema-to-ts';
import { email } from '../../records/field';
import { recordId, seenVersion } from '../../records/review';
import type { SubmissionName } from '../../records/submissions';

/**
 * The requests of people about a form that they sent: with the code of its receipt (contract/receipts), a link that was
 * sent to the email address in it, or as the member with that confirmed address (contract/own-sent). All are POSTs, so
 * that no key appears in a URL or a log. An unknown key and one of a removed record get the same answer: 404.
 */

/** POST `SentKey`: `SentRecord`. */
export const findSentEndpoint = '/api/my-data/find';
/** POST `SentKey`: withdraws the consent, if there is one, and answers with the `SentRecord`. */
export const withdrawConsentEndpoint = '/api/my-data/withdraw';
/** POST `SentKey`: asks staff to erase the record and answers with the `SentRecord`. Idempotent. */
export const askErasureEndpoint = '/api/my-data/erasure';
/**
 * POST `correctionBody`: stores the correction and answers with the `SentRecord`. 400 with `issues` that name fields of
 * the form; 409 if the record was changed or merged in the meantime.
 */
export const correctSentEndpoint = '/api/my-data/correct';
/**
 * POST `sentLinkBody`: emails a link if anything was sent from that address. Answers with the same `MessageBody` in any
 * case.
 */
export const sentLinkEndpoint = '/api/my-data/link';
/** POST `openedLinkBody`: `LinkedRecords`; 404 for an unknown or expired link. */
export const openLinkEndpoint = '/api/my-data/linked';
/** Parameter in the fragment of the page's URL, which browsers do not send to servers. */
export const sentLinkFragment = 'link';

export const receiptBody = {
  type: 'object',
  properties: { code: { type: 'string', format: 'line', minLength: 1, maxLength: 200 } },
  required: ['code'],
  additionalProperties: false,
} as const;

export type ReceiptBody = FromSchema<typeof receiptBody>;

const link = { type: 'string', format: 'line', minLength: 1, maxLength: 200 } as const;

export const openedLinkBody = {
  type: 'object',
  properties: { link },
  required: ['link'],
  additionalProperties: false,
} as const;

export type OpenedLink = FromSchema<typeof openedLinkBody>;

/**
 * The key to one record: the code of its receipt; a link and the record's id; or the id alone, with the bearer token of
 * a member.
 */
export const sentKeyBody = {
  oneOf: [
    receiptBody,
    {
      type: 'object',
      properties: { link, _id: recordId },
      required: ['link', '_id'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { _id: recordId },
      required: ['_id'],
      additionalProperties: false,
    },
  ],
} as const;

export type SentKey = FromSchema<typeof sentKeyBody>;

export const correctionBody = {
  type: 'object',
  properties: {
    key: sentKeyBody,
    /** The version that the sender saw: later changes are not overwritten. */
    __v: seenVersion,
    /** All fields, as the form sends them. The form's own schema validates them; this one only limits their size. */
    fields: {
      type: 'object',
      maxProperties: 30,
      additionalProperties: {
        anyOf: [
          { type: 'string', maxLength: 50_000 },
          { type: 'number', minimum: -1_000_000_000, maximum: 1_000_000_000 },
        ],
      },
    },
  },
  required: ['key', '__v', 'fields'],
  additionalProperties: false,
} as const;

export type Correction = FromSchema<typeof correctionBody>;

export const sentLinkBody = { type: 'object', properties: { email }, required: ['email'] } as const;

export type SentLinkRequest = FromSchema<typeof sentLinkBody>;

/** How far staff have handled it. */
export const sentStates = ['arrived', 'in-progress', 'done'] as const;
export type SentState = (typeof sentStates)[number];

/** A submission as its sender may see it, without anything that staff noted. */
export interface SentRecord<Kind extends string = SubmissionName> {
  readonly kind: Kind;
  /** ISO 8601, as are all times. */
  readonly createdAt: string;
  readonly __v: number;
  readonly state: SentState;
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, string | number>>;
  /** Absent if no consent was given. */
  readonly consent?: { readonly givenAt: string; readonly withdrawnAt?: string };
  /** The open request for erasure; absent if there is none. */
  readonly erasure?: { readonly askedAt: string; readonly dueAt: string };
}

export type LinkedRecord<Kind extends string = SubmissionName> = SentRecord<Kind> & {
  readonly _id: string;
};

/** The records that were sent from one address, newest first. */
export interface LinkedRecords {
  readonly records: readonly LinkedRecord[];
  /** Whether there are more records than the response contains. */
  readonly isCut: boolean;
}

/** Records in a response at most. */
export const maxLinkedRecords = 100;
