import type { FastifyInstance } from 'fastify';
import { lifetimes } from 'contract/lifetimes';
import { getMailQueue, queuedStates, sendMailAgain } from 'contract/mail-queue-requests';
import type { MailQueue, QueuedMail } from 'contract/mail-queue-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { requireConfirmation, getRights } from '../../auth/access/route-access';
import { ConfidentialSectionRepository } from '../../auth/access-log/confidential-sections';
import { HttpError, notFound } from '../../http/errors/http-error';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { mailRepeatLimit } from '../../http/rate-limit/rate-limits';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';
import { toStatusCode } from '../../mail/mail-error';
import { OutboxRepository, neverRetryTime } from '../../mail/outbox-repository';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { MailQueueRepository } from './mail-queue-repository';
import type { QueueRow } from './mail-queue-repository';
import { getQueueReader, getSubject } from './mail-subjects';
import type { MailSubject, QueueReader } from './mail-subjects';

/** Staff see unsent emails of their sections, and retry those that failed. */
export function serveMailQueue(app: FastifyInstance): void {
  serve(app, getMailQueue, (call) => readQueue(app, call));
  serve(app, sendMailAgain, (call) => sendAgain(app, call), {
    onResponse: sendMailsAfterResponse(app.mailer),
  });
}

async function readQueue(
  { database, now }: FastifyInstance,
  { request, query: { state, after } }: Call<typeof getMailQueue>,
): Promise<MailQueue> {
  const reader = getQueueReader(getRights(request));
  const queue = new MailQueueRepository(database);
  const { rows, next } = await queue.list(reader, state, after);
  const failed = await queue.count(reader, 'failed');
  const waiting = await queue.count(reader, 'waiting');
  const counted = { failed, waiting };
  const atLeast = queuedStates.filter((one) => counted[one].isCut);
  const confidential = await new ConfidentialSectionRepository(database, now).read();
  return {
    mails: rows.map((row) => toQueuedMail(row, reader, confidential)),
    ...(next !== undefined && { next }),
    counts: { failed: failed.count, waiting: waiting.count },
    ...(atLeast.length > 0 && { atLeast }),
  };
}

const isSection = (subject: MailSubject): subject is RecordKind =>
  (recordKinds as readonly string[]).includes(subject);

function toQueuedMail(
  row: QueueRow,
  reader: QueueReader,
  confidential: readonly RecordKind[],
): QueuedMail {
  const subject = getSubject(row.kind, row.section ?? undefined);
  const mayRead = subject !== undefined && reader.may(subject, 'read');
  const about = mayRead && isSection(subject) ? subject : undefined;
  // Recipient, record and error text of a confidential section are hidden, because there every opened record is logged.
  const isTold = mayRead && (about === undefined || !confidential.includes(about));
  const reason = isTold ? row.failure : toStatusCode(row.failure ?? '');
  const hasFailed = row.next_try_at === neverRetryTime;
  return {
    _id: row.id,
    mail: row.kind,
    at: row.created_at,
    attempts: row.attempts,
    ...(!hasFailed && { nextTryAt: row.next_try_at }),
    until: new Date(Date.parse(row.created_at) + lifetimes.waitingMail).toISOString(),
    ...(isTold && { to: row.recipient }),
    ...(reason ? { reason } : {}),
    ...(about && { about }),
    ...(isTold && about && row.subject_id !== '' && { record: row.subject_id }),
    maySendAgain: hasFailed && reader.may(subject, 'review'),
  };
}

/**
 * Requeues a failed email. Throws an HttpError: 404 if the caller may not see or send it, 409 if it has not failed or
 * no longer does, 428 for an email to staff without a recent confirmation, 429 after too many retries.
 */
async function sendAgain(
  { database, now, makeId, rateLimits }: FastifyInstance,
  { id, request, note }: Call<typeof sendMailAgain>,
): Promise<void> {
  const reader = getQueueReader(getRights(request));
  const row = await new MailQueueRepository(database).find(reader, id);
  const subject = row && getSubject(row.kind, row.section ?? undefined);
  if (row === undefined || subject === undefined || !reader.may(subject, 'review'))
    throw notFound();
  if (subject === 'accounts') await requireConfirmation(request);
  if (row.next_try_at !== neverRetryTime) throw notFailed();
  // The subject of a staff notification is the account id, then the section.
  const [about = ''] = row.subject_id.split(':');
  await consumeBudget(rateLimits, id, mailRepeatLimit, {
    message: 'This e-mail was sent again several times.',
  });
  const entry = {
    kind: subject,
    subjects: about === '' ? [] : [about],
    details: { mail: row.kind },
  };
  await database.transaction().execute(async (transaction) => {
    const isTried = await new OutboxRepository(transaction, now, makeId).tryAgain(id);
    if (!isTried) throw notFailed();
    await note(entry, transaction);
  });
}

const notFailed = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'This e-mail is on its way already, or was removed. Please look at the list again.',
  );
