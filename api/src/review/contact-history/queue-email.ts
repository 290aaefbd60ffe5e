import type { FastifyInstance } from 'fastify';
import { longestPutOff } from 'contract/contact-history-requests';
import type {
  ContactHistoryEntry,
  ContactNote,
  Email,
  addContactNote,
  sendEmail,
} from 'contract/contact-history-requests';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import type { ReviewedRecord } from 'contract/review';
import { OutboxRepository } from '../../mail/outbox-repository';
import { staffMailLimit, recordMailLimit } from '../../http/rate-limit/rate-limits';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { lockRecords } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import { addressIn } from './email-drafts';
import { ContactHistoryRepository } from './contact-history-repository';
import type { NewContactHistoryEntry } from './contact-history-repository';
import { changeConflict, fieldError, noRecord } from '../../http/errors/http-error';
import type { Call } from '../../http/serve';
import type { Database } from '../../storage/database';

const dayLength = 86_400_000;

type ContactCall = Pick<
  Call<typeof sendEmail | typeof addContactNote>,
  'kind' | 'id' | 'staff' | 'note'
>;

/**
 * Queues an email to the person of a record and adds it to the contact history, in one transaction. Throws an
 * HttpError: 404, 409 if the record has another address by now or was merged, 429.
 */
export async function queueEmail(
  app: FastifyInstance,
  call: ContactCall,
  letter: Email,
): Promise<ContactHistoryEntry> {
  const { kind, id, staff } = call;
  const asked = await findAsked(app, call, letter.key);
  if (asked !== undefined) return asked;
  await consumeBudget(app.rateLimits, staff._id, staffMailLimit, {
    message: 'You have written many e-mails in a short time.',
  });
  await consumeBudget(app.rateLimits, `${kind} ${id}`, recordMailLimit, {
    message: 'This person has got several e-mails from here today.',
  });
  return add(app, call, letter.key, (record) => {
    if (addressIn(record) !== letter.to) throw otherAddress(id);
    const { template, to: address, language, subject, text } = letter;
    return { way: 'mail', template, mail: { address, language, subject, text } };
  });
}

/**
 * Adds to the contact history that staff turned to the person of a record, and what came of it. Throws an HttpError
 * like `queueEmail`, and 400 for an outcome without its day or the other way round.
 */
export async function noteContact(
  app: FastifyInstance,
  call: ContactCall,
  { key, way, template, outcome = 'reached', tryAgainOn }: ContactNote,
): Promise<ContactHistoryEntry> {
  const isByHand = way === 'hand';
  if ((isByHand && outcome === 'try-again') !== (tryAgainOn !== undefined)) throw noDay();
  if (tryAgainOn !== undefined && !isDayToTryAgain(tryAgainOn, app.now())) throw noDay();
  const asked = await findAsked(app, call, key);
  if (asked !== undefined) return asked;
  return add(app, call, key, () => ({ way, template, ...(isByHand && { outcome }), tryAgainOn }));
}

function isDayToTryAgain(day: string, now: Date): boolean {
  const latest = new Date(now.getTime() + longestPutOff * dayLength);
  return day > toInnsbruckDay(now) && day <= toInnsbruckDay(latest);
}

const noDay = () =>
  fieldError(
    400,
    { code: 'no-date' },
    {
      path: 'tryAgainOn',
      message: `Please choose a day from tomorrow on, at most ${longestPutOff} days ahead.`,
    },
  );

/** Finds a record in its list. Throws an HttpError: 404, and 409 if it was merged into another. */
export async function findRecord(
  database: Database,
  { kind, id }: Pick<ContactCall, 'kind' | 'id'>,
): Promise<ReviewedRecord> {
  const [record] = await new RecordRepository(database).read(kind, [id]);
  if (record === undefined) throw noRecord();
  if (record.mergedInto !== undefined)
    throw changeConflict(
      id,
      'record-merged',
      'This record is merged into another one. Please open that one.',
    );
  return record;
}

const otherAddress = (id: string) =>
  changeConflict(
    id,
    'record-changed',
    'The e-mail address of this record was changed meanwhile. Please look at it again.',
  );

const findAsked = ({ database, now }: FastifyInstance, call: ContactCall, key: string) =>
  new ContactHistoryRepository(database, now).findAsked(askedBy(call, key));

const askedBy = ({ kind, id, staff }: ContactCall, key: string) => ({
  kind,
  recordId: id,
  adminId: staff._id,
  key,
});

type Decided = Pick<NewContactHistoryEntry, 'way' | 'template' | 'outcome' | 'tryAgainOn' | 'mail'>;

function add(
  { database, now, makeId }: FastifyInstance,
  call: ContactCall,
  key: string,
  decide: (record: ReviewedRecord) => Decided,
): Promise<ContactHistoryEntry> {
  return database.transaction().execute(async (transaction) => {
    // An entry that is added to a record during its erasure would outlive it.
    await lockRecords(transaction, call.kind, [call.id]);
    const outreach = new ContactHistoryRepository(transaction, now);
    const decided = decide(await findRecord(transaction, call));
    const asked = askedBy(call, key);
    const added = await outreach.add(makeId, { ...asked, ...decided });
    const found = await outreach.findAsked(asked);
    // The key was used for another record.
    if (found === undefined) throw usedKey(call.id);
    if (added === undefined) return found;
    const { mail, way, template, outcome } = decided;
    if (mail !== undefined)
      await new OutboxRepository(transaction, now, makeId).add(
        'letter',
        mail.address,
        added,
        mail.language,
      );
    const details = {
      way,
      ...(template !== undefined && { template }),
      ...(outcome && { outcome }),
    };
    await call.note({ details }, transaction);
    return found;
  });
}

const usedKey = (id: string) =>
  changeConflict(id, 'changed-meanwhile', 'This was sent already. Please reload the page.');
