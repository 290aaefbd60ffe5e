import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lifetimes } from 'contract/lifetimes';
import { mailQueueEndpoint, mailQueueQuery, queuedStates } from 'contract/mail-queue';
import type { MailQueue, MailQueueQuery, QueuedMail } from 'contract/mail-queue';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { requireConfirmation, getRights, getStaff } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { HttpError, notFound } from '../../http/errors/http-error';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { toStatusCode } from '../../mail/mail-error';
import type { Mailer } from '../../mail/mailer';
import { OutboxRepository, neverRetryTime } from '../../mail/outbox-repository';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { mailRepeatLimit } from '../../http/rate-limit/rate-limits';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { ConfidentialSectionRepository } from '../../auth/access-log/confidential-sections';
import { MailQueueRepository } from './mail-queue-repository';
import type { QueueRow } from './mail-queue-repository';
import { getQueueReader, getSubject } from './mail-subjects';
import type { MailSubject, QueueReader } from './mail-subjects';

interface MailQueueParts extends ConsoleParts {
  readonly mailer: Mailer;
  readonly rateLimits: RateLimitRepository;
}

/** Staff see unsent emails of their sections, and retry those that failed. */
export function registerMailQueue(app: FastifyInstance, parts: MailQueueParts): void {
  const access = 'staff';
  app.get(
    mailQueueEndpoint,
    { schema: { querystring: mailQueueQuery }, config: { access } },
    (request) => readQueue(parts, request),
  );
  app.post(
    `${mailQueueEndpoint}/${idParameter}/again`,
    { config: { access }, onResponse: sendMailsAfterResponse(parts.mailer) },
    async (request, reply) => {
      await sendAgain(parts, request);
      return reply.code(204).send();
    },
  );
}

async function readQueue(
  { database, now }: MailQueueParts,
  request: FastifyRequest,
): Promise<MailQueue> {
  const { state, after } = request.query as MailQueueQuery;
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
  { database, now, makeId, audit, rateLimits }: MailQueueParts,
  request: FastifyRequest,
): Promise<void> {
  const id = getId(request);
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
  await database.transaction().execute(async (transaction) => {
    const isTried = await new OutboxRepository(transaction, now, makeId).tryAgain(id);
    if (!isTried) throw notFailed();
    await audit.append(transaction, {
      ...toAuditActor(getStaff(request)),
      action: 'mail-again',
      kind: subject,
      subjects: about === '' ? [] : [about],
      details: { mail: row.kind },
    });
  });
}

const notFailed = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'This e-mail is on its way already, or was removed. Please look at the list again.',
  );
