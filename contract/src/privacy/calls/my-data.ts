import type { FromSchema } from 'json-schema-to-ts';
import { email } from '../../records/field';
import { recordId, seenVersion } from '../../records/review';
import type { SubmissionName } from '../../records/submissions';

/**
 * What a sender does about one form that they sent, with the code of its receipt (contract/receipts), a link that was
 * mailed to the address in it, or as the member whose confirmed address that is (contract/own-sent). All are POSTs, so
 * that no key stands in an address or a log. A key that opens nothing, and one of what is gone, are answered alike: 404.
 */

/** POST `SentKey`: `SentRecord`. */
export const findSentEndpoint = '/api/my-data/find';
/** POST `SentKey`: withdraws the consent, if there is one; `SentRecord` as it is then. */
export const withdrawConsentEndpoint = '/api/my-data/withdraw';
/** POST `SentKey`: asks staff to erase it, once however often it is sent; `SentRecord` as it is then. */
export const askErasureEndpoint = '/api/my-data/erasure';
/**
 * POST `correctionBody`: stores what its sender says now; `SentRecord` as it is then. 400 with `issues` that name fields of
 * the form; 409 when it was changed meanwhile, or merged.
 */
export const correctSentEndpoint = '/api/my-data/correct';
/** POST `sentLinkBody`: a link is mailed, if anything was sent from that address. `MessageBody`, the same for each. */
export const sentLinkEndpoint = '/api/my-data/link';
/** POST `openedLinkBody`: `LinkedRecords`; 404 for a link that is none or too old. */
export const openLinkEndpoint = '/api/my-data/linked';
/** In the fragment of the page's address, which no server sees. */
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
 * What opens one record: the code of its receipt; a link, and which of its records is meant; that alone, with the bearer
 * of a member.
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
    /** What its sender saw: of what was changed since nothing is overwritten. */
    __v: seenVersion,
    /** All fields, as the form sends them. The schema of the form decides; this one only bounds what is read. */
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

export type SentLinkWish = FromSchema<typeof sentLinkBody>;

/** How far staff are with it. */
export const sentStates = ['arrived', 'in-progress', 'done'] as const;
export type SentState = (typeof sentStates)[number];

/** What was sent, for who sent it: nothing of what staff note. */
export interface SentRecord<Kind extends string = SubmissionName> {
  readonly kind: Kind;
  /** ISO 8601, as are all times. */
  readonly createdAt: string;
  readonly __v: number;
  readonly state: SentState;
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, string | number>>;
  /** Absent where none was given. */
  readonly consent?: { readonly givenAt: string; readonly withdrawnAt?: string };
  /** The wish to have it erased that staff have not met yet; absent without one. */
  readonly erasure?: { readonly askedAt: string; readonly dueAt: string };
}

/** One of the records that a link opens. */
export type LinkedRecord<Kind extends string = SubmissionName> = SentRecord<Kind> & {
  readonly _id: string;
};

/** What was sent from one address, newest first. */
export interface LinkedRecords {
  readonly records: readonly LinkedRecord[];
  /** Whether there is more than is shown. */
  readonly isCut: boolean;
}

/** Records in such an answer at most. */
export const maxLinkedRecords = 100;
