import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { longestPutOff } from 'contract/contact-history-requests';
import type {
  AddedContact,
  ContactNote,
  Email,
  addContactNote,
  sendEmail,
} from 'contract/contact-history-requests';
import { daysAfter, toInnsbruckDay } from 'contract/innsbruck-day';
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
import type { Tables } from '../../storage/tables/tables';
import { ReviewEditor } from '../reviews/change-reviews';

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
  email: Email,
): Promise<AddedContact> {
  const { kind, id, staff } = call;
  const asked = await findAsked(app, call, email.key);
  if (asked !== undefined) return { entry: asked };
  await consumeBudget(app.rateLimits, staff._id, staffMailLimit, {
    message: 'You have written many e-mails in a short time.',
  });
  await consumeBudget(app.rateLimits, `${kind} ${id}`, recordMailLimit, {
    message: 'This person has got several e-mails from here today.',
  });
  return add(app, call, email.key, (record) => {
    if (addressIn(record) !== email.to) throw otherAddress(id);
    const { template, to: address, language, subject, text } = email;
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
): Promise<AddedContact> {
  const isByHand = way === 'hand';
  if ((isByHand && outcome === 'try-again') !== (tryAgainOn !== undefined)) throw noDay();
  if (tryAgainOn !== undefined && !isDayToTryAgain(tryAgainOn, app.now())) throw noDay();
  const asked = await findAsked(app, call, key);
  if (asked !== undefined) return { entry: asked };
  return add(app, call, key, () => ({ way, template, ...(isByHand && { outcome }), tryAgainOn }));
}

function isDayToTryAgain(day: string, now: Date): boolean {
  const today = toInnsbruckDay(now);
  return day > today && day <= daysAfter(today, longestPutOff);
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

const askedBy = ({ kind, id, staff }: Pick<ContactCall, 'kind' | 'id' | 'staff'>, key: string) => ({
  kind,
  recordId: id,
  adminId: staff._id,
  key,
});

async function add(
  app: FastifyInstance,
  call: ContactCall,
  key: string,
  decide: (record: ReviewedRecord) => Contact,
): Promise<AddedContact> {
  return app.database.transaction().execute(async (transaction) => {
    // An entry that is added to a record during its erasure would outlive it.
    await lockRecords(transaction, call.kind, [call.id]);
    const contact = decide(await findRecord(transaction, call));
    const { isNew, ...added } = await storeContact(app, transaction, { ...call, key, contact });
    const { way, template, outcome } = contact;
    const details = {
      way,
      ...(template !== undefined && { template }),
      ...(outcome && { outcome }),
      ...stateOf(added),
    };
    if (isNew) await call.note({ details }, transaction);
    return added;
  });
}

/** Whether the contact moved the record on, for its audit entry. */
const stateOf = ({ review }: AddedContact) => (review ? { state: review.state } : {});

type Contact = Pick<NewContactHistoryEntry, 'way' | 'template' | 'outcome' | 'tryAgainOn' | 'mail'>;

interface StoredContact extends Pick<ContactCall, 'kind' | 'id' | 'staff'> {
  readonly key: string;
  readonly contact: Contact;
}

/**
 * Adds a contact to the history of a locked record, queues its email if it is one, and moves the record from `new` to
 * `in-progress`. Nothing is done twice for the same key; `isNew` tells whether it was done now.
 */
export async function storeContact(
  app: FastifyInstance,
  transaction: Transaction<Tables>,
  call: StoredContact,
): Promise<AddedContact & { readonly isNew: boolean }> {
  const { now, makeId } = app;
  const { kind, id, staff, contact } = call;
  const history = new ContactHistoryRepository(transaction, now);
  const asked = askedBy(call, call.key);
  const added = await history.add(makeId, { ...asked, ...contact });
  const { mail } = contact;
  if (added !== undefined && mail !== undefined)
    await new OutboxRepository(transaction, now, makeId).add(
      'letter',
      mail.address,
      added,
      mail.language,
    );
  const entry = await history.findAsked(asked);
  // The key was used for another record.
  if (entry === undefined) throw usedKey(id);
  if (added === undefined) return { entry, isNew: false };
  const review = await new ReviewEditor(transaction, app, kind).begin(id, staff);
  return { entry, ...(review && { review }), isNew: true };
}

/** The error for an idempotency key that was used for something else. */
export const usedKey = (id: string) =>
  changeConflict(id, 'changed-meanwhile', 'This was sent already. Please reload the page.');
