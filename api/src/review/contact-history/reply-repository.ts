import { sql } from 'kysely';
import type { Reply } from 'contract/replies';
import type { RecordKind } from 'contract/review';
import { toDecryptableJson } from '../../storage/encryption/decryptable-json';
import { parseNote, replyKind } from '../../storage/encryption/encrypted-fields';
import {
  getFieldEncryption,
  isUndecryptablePlaceholder,
} from '../../storage/encryption/field-encryption';
import type { Database } from '../../storage/database';
import { isAbout } from './contact-history-repository';

const mostShown = 200;

export interface NewReply extends Omit<Reply, '_id'> {
  readonly id: string;
  readonly kind: RecordKind;
  readonly recordId: string;
  /** A message with the same key is stored once. */
  readonly messageKey: string;
}

type Words = Pick<Reply, 'subject' | 'text' | 'attachments' | 'attachmentCount'>;

/** JSON text with the words of a reply in it (`parseReplyWords`). */
export const replyBody = toDecryptableJson(sql`note`, sql.lit(replyKind), sql`id`);

/** The words of a reply; the placeholder stands for those that cannot be decrypted. */
export function parseReplyWords(body: string): Words {
  const words = parseNote(body);
  return isUndecryptablePlaceholder(words)
    ? { subject: '', text: words, attachments: [], attachmentCount: 0 }
    : (JSON.parse(words) as Words);
}

/** All SQL about replies. It works inside a transaction or without one. */
export class ReplyRepository {
  constructor(private readonly database: Database) {}

  /** Returns the record of an email of staff; undefined if it was erased. */
  async findAnswered(outreachId: string): Promise<{ kind: RecordKind; id: string } | undefined> {
    const row = await this.database
      .selectFrom('outreach')
      .select([sql<RecordKind>`kind`.as('kind'), 'record_id as id'])
      .where('id', '=', outreachId)
      .executeTakeFirst();
    return row;
  }

  /** Returns false if the message is stored already. */
  async add({ id, kind, recordId, messageKey, ...reply }: NewReply): Promise<boolean> {
    const { subject, text, attachments, attachmentCount } = reply;
    const words: Words = { subject, text, attachments, attachmentCount };
    const encryption = getFieldEncryption(this.database);
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('replies')
      .values({
        ...{ id, kind, record_id: recordId, at: reply.at, message_key: messageKey },
        sender: reply.from,
        is_from_other: Number(reply.isFromOther),
        is_automatic: Number(reply.isAutomatic),
        is_cut: Number(reply.isCut),
        note: encryption.encryptNote(replyKind, id, JSON.stringify(words)),
      })
      .onConflict((conflict) => conflict.column('message_key').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** @param after ISO 8601 */
  async count(recordId: string, after: string): Promise<number> {
    const { count } = await this.database
      .selectFrom('replies')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('record_id', '=', recordId)
      .where('at', '>', after)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Lists the replies about a record and those merged into it, newest first. */
  async list(kind: RecordKind, id: string): Promise<readonly Reply[]> {
    const rows = await this.select()
      .where('kind', '=', kind)
      .where(isAbout(kind, id))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute();
    return rows.map(toReply);
  }

  /** Reads some hundred replies at most, by their ids. */
  async read(ids: readonly string[]): Promise<ReadonlyMap<string, Reply>> {
    if (ids.length === 0) return new Map();
    const rows = await this.select().where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, toReply(row)]));
  }

  private select() {
    return this.database
      .selectFrom('replies')
      .select(['id', 'at', 'sender', 'is_from_other', 'is_automatic', 'is_cut'])
      .select(replyBody.as('body'));
  }
}

interface ReplyRow {
  readonly id: string;
  readonly at: string;
  readonly sender: string;
  readonly is_from_other: number;
  readonly is_automatic: number;
  readonly is_cut: number;
  /** JSON text. */
  readonly body: string;
}

const toReply = ({ id: _id, at, sender, body, ...marks }: ReplyRow): Reply => ({
  ...{ _id, at, from: sender, ...parseReplyWords(body) },
  isFromOther: marks.is_from_other === 1,
  isAutomatic: marks.is_automatic === 1,
  isCut: marks.is_cut === 1,
});
