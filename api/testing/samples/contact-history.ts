import type { RecordKind } from 'contract/review';
import { ReplyRepository } from '../../src/review/contact-history/reply-repository';
import { storedPlain } from '../databases/stored-plain';
import type { TestApp } from '../test-app';

interface TestLetter {
  readonly address: string;
  readonly words: string;
  /** The server's current time. */
  readonly now?: Date;
}

/** The next try of an email that was tried before. @param now the server's current time */
export const inAnHour = (now = new Date()): string =>
  new Date(now.getTime() + 3_600_000).toISOString();

/** Adds an email to the person of a record that cannot be sent yet, so its text is still stored. */
export async function addWaitingLetter(
  { database }: Pick<TestApp, 'database'>,
  kind: RecordKind,
  recordId: string,
  { address, words, now = new Date() }: TestLetter,
): Promise<void> {
  const at = now.toISOString();
  const id = `letter-to-${recordId}`;
  await database
    .insertInto('outreach')
    .values({
      ...{ id, kind, record_id: recordId, way: 'mail', at, admin_id: 'a', request_key: id },
      ...{ template: 'answer', address, language: 'en', sent_at: null },
      words: storedPlain(JSON.stringify({ subject: words, text: words })),
    })
    .execute();
  const recipient = address.toLowerCase();
  const waits = { kind: 'letter', recipient, profile_id: id, language: 'en' };
  await database
    .insertInto('outbox')
    .values({ ...waits, id, attempts: 0, next_try_at: inAnHour(now), created_at: at })
    .execute();
}

/** Adds a reply to an email of staff. */
export async function addReply(
  { database }: Pick<TestApp, 'database'>,
  kind: RecordKind,
  recordId: string,
  { address, words, now = new Date() }: TestLetter,
): Promise<void> {
  const id = `reply-about-${recordId}`;
  const content = { subject: words, text: words, attachments: [words], attachmentCount: 1 };
  const marks = { isFromOther: false, isAutomatic: false, isCut: false };
  const at = now.toISOString();
  const reply = { ...content, ...marks, id, kind, recordId, at, from: address, messageKey: id };
  await new ReplyRepository(database).add(reply);
}
