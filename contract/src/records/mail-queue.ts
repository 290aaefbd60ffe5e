import type { FromSchema } from 'json-schema-to-ts';
import type { RecordKind } from './review';

/** The queue of the church's outgoing emails (decision 85). */

/**
 * GET `mailQueueQuery`: a page of the unsent emails in the order of their next attempts, as `MailQueue`. Staff see
 * those about records that they may read; staff who manage accounts also see that there are others, without the
 * recipients.
 */
export const mailQueueEndpoint = '/api/admin/mail-queue';

/** POST without a body: retries a failed email; 204. For staff who may work with the record that it is about. */
export const mailAgainEndpoint = (id: string) =>
  `${mailQueueEndpoint}/${encodeURIComponent(id)}/again` as const;

/** `failed`: the mail server refused it, and it is not retried. */
export const queuedStates = ['failed', 'waiting'] as const;
export type QueuedState = (typeof queuedStates)[number];

/** Emails on a page at most. */
export const mailQueuePageSize = 50;

/** Emails that are counted at most, so that a request stays cheap. */
export const mostCountedMails = 1000;

/** Emails that one request looks through at most: a reader may see few of a long queue. */
export const mostSearchedMails = 5000;

export const mailQueueQuery = {
  type: 'object',
  properties: {
    state: { type: 'string', enum: queuedStates },
    /** Cursor: the `next` of the page before. */
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
  /** Cursor of the next page, which may be empty; absent at the end. */
  readonly next?: string;
  /** `mostCountedMails` means that many or more. */
  readonly counts: Readonly<Record<QueuedState, number>>;
  /**
   * The states whose counts may be too low, because the queue is longer than one request looks through. Absent if there
   * are none.
   */
  readonly atLeast?: readonly QueuedState[];
}

export interface QueuedMail {
  readonly _id: string;
  /** A kind of contract/mail-processing, or an unknown one of a newer server. */
  readonly mail: string;
  /** When it was queued, ISO 8601, as the following times. */
  readonly at: string;
  readonly attempts: number;
  /** Time of the next attempt; absent if it failed. */
  readonly nextTryAt?: string;
  /** Time at which it is given up and removed. */
  readonly until: string;
  /** Recipient. Absent, as is `record`, if the reader may not see the record or its section is confidential. */
  readonly to?: string;
  /** Why the last attempt failed: the mail server's response, or only its code if `to` is absent. */
  readonly reason?: string;
  /** The section that it is about, if the reader may read it. */
  readonly about?: RecordKind;
  /** Id of the record in that section. */
  readonly record?: string;
  readonly maySendAgain: boolean;
}
