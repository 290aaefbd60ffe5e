import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { maxBulkEmails, sendEmails } from 'contract/contact-history-requests';
import type { BulkRefusal } from 'contract/contact-history-requests';
import { firstLanguage } from 'contract/languages';
import type { RecordKind } from 'contract/review';
import type { BodyOf, ResponseOf } from 'contract/request';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { HttpError } from '../../http/errors/http-error';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { bulkMailLimit, recordMailLimit } from '../../http/rate-limit/rate-limits';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { ownName } from '../../staff/own-account/staff-profile-repository';
import { groupByKind } from '../../storage/records/group-by-kind';
import { lockRecords } from '../../storage/records/lock-records';
import { addressIn, frameText, languageIn, nameIn } from './email-drafts';
import { ContactHistoryRepository } from './contact-history-repository';
import { findRecord, storeContact } from './queue-email';

type BulkCall = Call<typeof sendEmails>;
type Recipient = BodyOf<typeof sendEmails>['records'][number];
type Sent = ResponseOf<typeof sendEmails>['sent'][number];

/** The fields of a recipient, with one more for the list that they are in. */
const keysPerRecipient = 4;

/** Sends one email to the people of many records, each in a transaction of its own. */
export function serveBulkEmails(app: FastifyInstance): void {
  serve(app, sendEmails, (call) => sendToAll(app, call), {
    maxKeys: maxBulkEmails * keysPerRecipient + keysPerRecipient,
    onResponse: sendMailsAfterResponse(app.mailer),
  });
}

async function sendToAll(app: FastifyInstance, call: BulkCall) {
  const allowed = getKindsWithRight(getRights(call.request), 'review');
  const writer = (await ownName(app.database, call.staff._id)) ?? '';
  const sent: Sent[] = [];
  const refused: { kind: RecordKind; id: string; code: BulkRefusal }[] = [];
  const reached = new Set<string>();
  try {
    for (const recipient of call.body.records) {
      const { kind, id, to } = recipient;
      const outcome = !allowed.includes(kind)
        ? 'no-right'
        : reached.has(to.toLowerCase())
          ? 'same-address'
          : await sendToOne(app, call, { recipient, writer });
      if (typeof outcome === 'string') refused.push({ kind, id, code: outcome });
      else {
        reached.add(to.toLowerCase());
        sent.push(outcome);
      }
    }
  } finally {
    // What is queued is sent, also if one of the others failed.
    for (const [kind, own] of groupByKind(sent))
      await call.note({ kind, subjects: own.map(({ id }) => id), details: { way: 'mail' } });
  }
  return { sent, refused };
}

interface OneEmail {
  readonly recipient: Recipient;
  readonly writer: string;
}

/** Queues the email to one person, with a greeting of their own. */
async function sendToOne(
  app: FastifyInstance,
  call: BulkCall,
  { recipient: { kind, id, to }, writer }: OneEmail,
): Promise<Sent | BulkRefusal> {
  const { body, staff } = call;
  const key = keyFor(body.key, kind, id);
  const history = new ContactHistoryRepository(app.database, app.now);
  const asked = { kind, recordId: id, adminId: staff._id, key };
  if ((await history.findAsked(asked)) !== undefined) return { kind, id };
  try {
    await consumeBudget(app.rateLimits, staff._id, bulkMailLimit, { message: '' });
    await consumeBudget(app.rateLimits, `${kind} ${id}`, recordMailLimit, { message: '' });
    const own = body.language ?? (await languageIn(app.database, kind, id));
    const language = own ?? firstLanguage;
    const { name: church } = await app.church.read(language);
    return await app.database.transaction().execute(async (transaction) => {
      await lockRecords(transaction, kind, [id]);
      const record = await findRecord(transaction, { kind, id });
      if (addressIn(record) !== to) return 'record-changed';
      const text = await frameText(body.text, language, { writer, church, reader: nameIn(record) });
      const mail = { address: to, language, subject: body.subject, text };
      const contact = { way: 'mail', template: 'blank', mail } as const;
      const { review } = await storeContact(app, transaction, { kind, id, staff, key, contact });
      return { kind, id, ...(review && { review }) };
    });
  } catch (error) {
    return toRefusal(error);
  }
}

/** The request's key stands for all of its emails, so each gets one of its own. */
const keyFor = (key: string, kind: RecordKind, id: string): string =>
  createHash('sha256').update(`${key} ${kind} ${id}`).digest('hex').slice(0, 32);

/** What the error of one email says of it; throws any other error. */
function toRefusal(error: unknown): BulkRefusal {
  if (!(error instanceof HttpError)) throw error;
  if (error.statusCode === 429) return 'too-many-mails';
  if (error.statusCode === 404) return 'no-record';
  return 'record-merged';
}
