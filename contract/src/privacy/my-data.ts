import type { FromSchema } from 'json-schema-to-ts';
import type { SubmissionName } from '../records/submissions';

/**
 * What somebody does about one form that they sent, with the code of its receipt (contract/receipts). All are POSTs, so
 * that no code stands in an address or a log. A code that is none, and one of what is gone, are answered alike: 404.
 * Members name the record by its id instead (contract/own-sent).
 */

/** POST `receiptBody`: `SentRecord`. */
export const findSentEndpoint = '/api/my-data/find';
/** POST `receiptBody`: withdraws the consent, if there is one; `SentRecord` as it is then. */
export const withdrawConsentEndpoint = '/api/my-data/withdraw';
/** POST `receiptBody`: asks staff to erase it, once however often it is sent; `SentRecord` as it is then. */
export const askErasureEndpoint = '/api/my-data/erasure';

export const receiptBody = {
  type: 'object',
  properties: { code: { type: 'string', format: 'line', minLength: 1, maxLength: 200 } },
  required: ['code'],
  additionalProperties: false,
} as const;

export type ReceiptBody = FromSchema<typeof receiptBody>;

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
