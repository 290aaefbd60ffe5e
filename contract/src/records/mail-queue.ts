import type { FromSchema } from 'json-schema-to-ts';
import type { RecordKind } from './review';

/** What the church's mails to be sent are at (decision 85). */

/**
 * GET `mailQueueQuery`: one page of the mails that are not sent, as `MailQueue`, in the order in which they are tried.
 * Staff see those about what they may read; who manages accounts sees that there are others, and not to whom.
 */
export const mailQueueEndpoint = '/api/admin/mail-queue';

/** POST without a body: a mail that failed is tried once more, 204. For who may work with what it is about. */
export const mailAgainEndpoint = (id: string) =>
  `${mailQueueEndpoint}/${encodeURIComponent(id)}/again` as const;

/** `failed`: the mail server will not have it, and it is tried no more. */
export const queuedStates = ['failed', 'waiting'] as const;
export type QueuedState = (typeof queuedStates)[number];

/** Mails on a page at most. */
export const mailQueuePageSize = 50;

/** Counted up to here: an answer is not to cost more than a page. */
export const mostCountedMails = 1000;

/** Mails that are looked through for an answer: of a queue that long, a reader may be told of few. */
export const mostSearchedMails = 5000;

export const mailQueueQuery = {
  type: 'object',
  properties: {
    state: { type: 'string', enum: queuedStates },
    /** The `next` of the page before. */
    after: {
      type: 'string',
      maxLength: 64,
      pattern: /^\d_[\d\-T:.Z]{24}_[0-9a-f-]{36}$/.source,
    },
  },
  required: ['state'],
} as const;

export type MailQueueQuery = FromSchema<typeof mailQueueQuery>;

export interface MailQueue {
  readonly mails: readonly QueuedMail[];
  /** Goes on where this page ends, which may have no mail; absent at the end. */
  readonly next?: string;
  /** `mostCountedMails` are that many or more. */
  readonly counts: Readonly<Record<QueuedState, number>>;
  /** Of which states there may be more than are counted: the queue is longer than is looked through. Absent of none. */
  readonly atLeast?: readonly QueuedState[];
}

export interface QueuedMail {
  readonly _id: string;
  /** A kind of contract/mail-processing, or what a newer server knows. */
  readonly mail: string;
  /** ISO 8601, as all that follow: when it was asked for. */
  readonly at: string;
  readonly attempts: number;
  /** When it is tried again; absent of one that failed. */
  readonly nextTryAt?: string;
  /** When it is given up, and forgotten. */
  readonly until: string;
  /** Of whom the reader may not see, and in confidential sections, neither address nor record are told. */
  readonly to?: string;
  /** Why the last attempt failed, in the mail server's words; its code alone where `to` is not told. */
  readonly reason?: string;
  /** The section it is about, of those that the reader may read. */
  readonly about?: RecordKind;
  /** The `_id` of the record in that section. */
  readonly record?: string;
  readonly maySendAgain: boolean;
}
