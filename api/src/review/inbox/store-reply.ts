import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { toStoredEmail } from 'contract/email-address';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import type { IncomingMail } from '../../mail/inbox/incoming-mail';
import { ColleagueNewsRepository } from '../../staff/colleague-news/colleague-news-repository';
import { lockRecords } from '../../storage/records/lock-records';
import { noteChange } from '../../storage/records/record-changes';
import { RecordRepository } from '../../storage/records/record-repository';
import type { Tables } from '../../storage/tables/tables';
import { addressIn } from '../contact-history/email-drafts';
import { ReviewRepository } from '../reviews/review-repository';
import { ReplyRepository } from '../contact-history/reply-repository';

/** Replies about one record that are stored in a day; further ones stay in the mailbox alone. */
export const repliesPerDay = 20;

const dayLength = 86_400_000;

/** This is logged when a record got more replies than are stored. */
export class TooManyReplies extends Error {
  override readonly name = 'TooManyReplies';
}

/**
 * Stores a message as a reply to an email of staff, in the record that the email was about. Nothing is stored if the
 * record was erased or has the message already. Throws TooManyReplies.
 * @param outreachId the id of that email, from a token that was checked
 */
export async function storeReply(
  { database, now, makeId }: Pick<FastifyInstance, 'database' | 'now' | 'makeId'>,
  outreachId: string,
  { id: messageId, sender, ...mail }: IncomingMail,
): Promise<void> {
  const answered = await new ReplyRepository(database).findAnswered(outreachId);
  if (answered === undefined) return;
  const { kind, id: recordId } = answered;
  await database.transaction().execute(async (transaction) => {
    // A reply that is added to a record during its erasure would outlive it.
    await lockRecords(transaction, kind, [recordId]);
    const [record] = await new RecordRepository(transaction).read(kind, [recordId]);
    if (record === undefined) return;
    const replies = new ReplyRepository(transaction);
    const time = now();
    const dayBefore = new Date(time.getTime() - dayLength).toISOString();
    if ((await replies.count(recordId, dayBefore)) >= repliesPerDay)
      throw new TooManyReplies('A record got more replies than are stored in a day.');
    const isStored = await replies.add({
      ...mail,
      ...{ id: makeId(), kind, recordId, at: time.toISOString(), from: sender },
      isFromOther: !isAddressOf(record, sender),
      messageKey: createHash('sha256').update(`${messageId}\n${outreachId}`).digest('hex'),
    });
    if (!isStored) return;
    if (!mail.isAutomatic)
      await reopen(transaction, { now, makeId }, kind, record.mergedInto ?? recordId);
    await noteChange(transaction, kind);
  });
}

function isAddressOf(record: ReviewedRecord, sender: string): boolean {
  const address = addressIn(record);
  return address !== undefined && toComparable(address) === toComparable(sender);
}

const toComparable = (address: string) => toStoredEmail(address).toLowerCase();

/** Moves a record that was done back to work, and ends that it is put off. Whom it is assigned to is told by email. */
async function reopen(
  transaction: Transaction<Tables>,
  { now, makeId }: Pick<FastifyInstance, 'now' | 'makeId'>,
  kind: RecordKind,
  id: string,
): Promise<void> {
  const reviews = new ReviewRepository(transaction, now);
  const present = (await reviews.find(kind, [id])).get(id);
  if (present === undefined) return;
  const { assignee, urgency } = present;
  if (assignee !== null)
    await new ColleagueNewsRepository(transaction, now, makeId).add(assignee, {
      ...{ kind, recordId: id, reason: 'replied' },
    });
  const state = present.state === 'done' ? 'in-progress' : present.state;
  if (state === present.state && present.snoozedUntil === null) return;
  const content = { state, assignee, urgency, snoozedUntil: null };
  await reviews.save(kind, id, { present, content, by: nobody });
}

/** Stands for whoever changed a review where no member of staff did. */
const nobody = '';
