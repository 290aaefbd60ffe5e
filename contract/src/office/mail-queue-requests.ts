import * as Type from '@sinclair/typebox';
import { recordKinds } from '../records/review';
import { request } from '../requests/request';
import { oneOf, sentence, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** The queue of the church's outgoing emails (decision 85). */

/** `failed`: the mail server refused it, and it is not retried. */
export const queuedStates = ['failed', 'waiting'] as const;
export type QueuedState = (typeof queuedStates)[number];

/** Emails on a page at most. */
export const mailQueuePageSize = 50;

/** Emails that are counted at most, so that a request stays cheap. */
export const mostCountedMails = 1000;

/** Emails that one request looks through at most: a reader may see few of a long queue. */
export const mostSearchedMails = 5000;

const queuedMail = Type.Object({
  _id: sentence,
  /** A kind of contract/mail-processing, or an unknown one of a newer server. */
  mail: sentence,
  /** When it was queued, ISO 8601, as the following times. */
  at: sentence,
  attempts: wholeNumber,
  /** Time of the next attempt; absent if it failed. */
  nextTryAt: Type.Optional(sentence),
  /** Time at which it is given up and removed. */
  until: sentence,
  /** Recipient. Absent, as is `record`, if the reader may not see the record or its section is confidential. */
  to: Type.Optional(sentence),
  /** Why the last attempt failed: the mail server's response, or only its code if `to` is absent. */
  reason: Type.Optional(sentence),
  /** The section that it is about, if the reader may read it. */
  about: Type.Optional(oneOf(recordKinds)),
  /** Id of the record in that section. */
  record: Type.Optional(sentence),
  maySendAgain: Type.Boolean(),
});
export type QueuedMail = Value<typeof queuedMail>;

const mailQueue = Type.Object({
  mails: Type.Array(queuedMail),
  /** Cursor of the next page, which may be empty; absent at the end. */
  next: Type.Optional(sentence),
  /** `mostCountedMails` means that many or more. */
  counts: Type.Object({ failed: wholeNumber, waiting: wholeNumber }),
  /**
   * The states whose counts may be too low, because the queue is longer than one request looks through. Absent if there
   * are none.
   */
  atLeast: Type.Optional(Type.Array(oneOf(queuedStates))),
});
export type MailQueue = Value<typeof mailQueue>;

/**
 * A page of the unsent emails in the order of their next attempts. Staff see those about records that they may read;
 * staff who manage accounts also see that there are others, without the recipients.
 */
export const getMailQueue = request('GET /api/admin/mail-queue', {
  access: 'staff',
  query: Type.Object({
    state: oneOf(queuedStates),
    /** Cursor: the `next` of the page before. */
    after: Type.Optional(
      Type.String({ maxLength: 64, pattern: /^\d_[\d\-T:.Z]{24}_[0-9a-f-]{36}$/.source }),
    ),
  }),
  response: mailQueue,
});

/** Retries a failed email, for staff who may work with the record that it is about. */
export const sendMailAgain = request('POST /api/admin/mail-queue/:id/again', {
  access: 'staff',
  errors: ['not-found', 'changed-meanwhile', 'confirmation-needed'],
  audit: { action: 'mail-again', kind: [...recordKinds, 'accounts', 'privacy'] },
  touches: [getMailQueue],
});
