import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findEmailHouseholds, maxBulkEmails, sendEmails } from 'contract/contact-history-requests';
import type { BulkRefusal } from 'contract/contact-history-requests';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
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
import type { Database } from '../../storage/database';
import { groupByKind } from '../../storage/records/group-by-kind';
import { lockRecords } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import { addressIn, frameText, languageIn, nameIn } from './email-drafts';
import { findHouseholdsOf } from './email-households';
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
    maxKeys: maxBulkEmails * keysPerRecipient + Object.keys(sendEmails.body.properties).length,
    onResponse: sendMailsAfterResponse(app.mailer),
  });
  serve(app, findEmailHouseholds, async ({ request, body }) => {
    const allowed = getKindsWithRight(getRights(request), 'review');
    const householdOf = await findHouseholdsOf(app.database, body.records, allowed);
    const households = [...new Set(householdOf.values())];
    const groups = households.map((household) =>
      body.records.filter((id) => householdOf.get(id) === household),
    );
    return { households: groups.filter((ids) => ids.length > 1) };
  });
}

async function sendToAll(app: FastifyInstance, call: BulkCall) {
  const allowed = getKindsWithRight(getRights(call.request), 'review');
  const writer = (await ownName(app.database, call.staff._id)) ?? '';
  const sent: Sent[] = [];
  const refused: { kind: RecordKind; id: string; code: BulkRefusal }[] = [];
  const reached = new Set<string | undefined>();
  const { records, perHousehold = false } = call.body;
  const ids = perHousehold ? records.map(({ id }) => id) : [];
  const householdOf = await findHouseholdsOf(app.database, ids, allowed);
  try {
    for (const recipient of records) {
      const { kind, id, to } = recipient;
      const household = householdOf.get(id);
      const isGreeted = (one: Recipient) =>
        household === undefined ? one === recipient : householdOf.get(one.id) === household;
      const outcome = !allowed.includes(kind)
        ? 'no-right'
        : reached.has(to.toLowerCase())
          ? 'same-address'
          : household !== undefined && reached.has(household)
            ? 'same-household'
            : await sendToOne(app, call, { recipient, writer, greeted: records.filter(isGreeted) });
      if (typeof outcome === 'string') refused.push({ kind, id, code: outcome });
      else {
        reached.add(to.toLowerCase()).add(household);
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
  /** Whom the email greets by name: the recipient, or those of the household. */
  readonly greeted: readonly Recipient[];
  readonly writer: string;
}

/** Queues the email to one person, with a greeting of their own. */
async function sendToOne(
  app: FastifyInstance,
  call: BulkCall,
  { recipient: { kind, id, to }, greeted, writer }: OneEmail,
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
      const reader = await getReader(transaction, language, greeted);
      const text = await frameText(body.text, language, { writer, church, reader });
      const mail = { address: to, language, subject: body.subject, text };
      const contact = { way: 'mail', template: 'blank', mail } as const;
      const { review } = await storeContact(app, transaction, { kind, id, staff, key, contact });
      return { kind, id, ...(review && { review }) };
    });
  } catch (error) {
    return toRefusal(error);
  }
}

/** The names in the greeting, each once; '' if there are none. */
async function getReader(
  database: Database,
  language: Language,
  greeted: readonly Recipient[],
): Promise<string> {
  const names = new Set<string>();
  for (const { kind, id } of greeted) {
    const [record] = await new RecordRepository(database).read(kind, [id]);
    if (record) names.add(nameIn(record));
  }
  names.delete('');
  return new Intl.ListFormat(language).format(names);
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
