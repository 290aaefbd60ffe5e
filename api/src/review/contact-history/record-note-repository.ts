import { sql } from 'kysely';
import type { RecordNote } from 'contract/contact-history-requests';
import { noteChangeMinutes } from 'contract/record-note-requests';
import type { RecordKind } from 'contract/review';
import { toDecryptableJson } from '../../storage/encryption/decryptable-json';
import { parseNote } from '../../storage/encryption/encrypted-fields';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import type { Clock } from '../../storage/clock';
import { accountName } from '../../storage/account-name';
import type { Database } from '../../storage/database';
import type { IdMaker } from '../../storage/time-ordered-id';
import { isAbout } from './contact-history-repository';

const minute = 60_000;

/** JSON text with a note in it. */
export const noteBody = toDecryptableJson(
  sql`record_notes.text`,
  sql`record_notes.kind`,
  sql`record_id`,
);

interface NoteContent {
  readonly text: string;
  readonly mentions: readonly string[];
}

interface NewNote extends NoteContent {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly adminId: string;
  readonly key: string;
}

interface NotePlace {
  readonly kind: RecordKind;
  readonly recordId: string;
  /** Of the note. */
  readonly id: string;
}

/** All SQL about notes on records. It works inside a transaction or without one. */
export class RecordNoteRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * Lists the notes of a record and of those merged into it, newest first.
   * @param readerId the staff member who may change their own
   */
  async list(kind: RecordKind, id: string, readerId: string): Promise<readonly RecordNote[]> {
    const rows = await this.select()
      .where('record_notes.kind', '=', kind)
      .where(isAbout(kind, id))
      .orderBy('at', 'desc')
      .orderBy('record_notes.id', 'desc')
      .execute();
    return rows.map((row) => this.toNote(row, readerId));
  }

  /** Reads some hundred notes at most, by their ids. */
  async read(ids: readonly string[], readerId: string): Promise<ReadonlyMap<string, RecordNote>> {
    if (ids.length === 0) return new Map();
    const rows = await this.select().where('record_notes.id', 'in', ids).execute();
    return new Map(rows.map((row) => [row._id, this.toNote(row, readerId)]));
  }

  async count(kind: RecordKind, id: string): Promise<number> {
    const { count } = await this.database
      .selectFrom('record_notes')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Stores a note, unless the same staff member has made the same request before. Throws UndecryptableText. */
  async add(
    makeId: IdMaker,
    { kind, recordId, adminId, key, ...content }: NewNote,
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('record_notes')
      .values({
        ...{ id: makeId(), kind, record_id: recordId, admin_id: adminId, request_key: key },
        at: this.now().toISOString(),
        ...this.toColumns(kind, recordId, content),
      })
      .onConflict((conflict) => conflict.columns(['admin_id', 'request_key']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Finds the note of a request. */
  async findByKey({ kind, recordId, adminId, key }: Omit<NewNote, keyof NoteContent>) {
    const row = await this.select()
      .where('record_notes.kind', '=', kind)
      .where('record_id', '=', recordId)
      .where('admin_id', '=', adminId)
      .where('request_key', '=', key)
      .executeTakeFirst();
    return row && this.toNote(row, adminId);
  }

  /** Finds a note of a staff member that is young enough to be changed. */
  async findChangeable({ kind, recordId, id, adminId }: NotePlace & { readonly adminId: string }) {
    const row = await this.select()
      .where('record_notes.kind', '=', kind)
      .where('record_id', '=', recordId)
      .where('record_notes.id', '=', id)
      .where('admin_id', '=', adminId)
      .executeTakeFirst();
    const note = row && this.toNote(row, adminId);
    return note?.changeableUntil === undefined ? undefined : note;
  }

  /** Throws UndecryptableText. */
  async change({ kind, recordId, id }: NotePlace, content: NoteContent): Promise<void> {
    await this.database
      .updateTable('record_notes')
      .set(this.toColumns(kind, recordId, content))
      .where('id', '=', id)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.database.deleteFrom('record_notes').where('id', '=', id).execute();
  }

  private select() {
    return this.database
      .selectFrom('record_notes')
      .leftJoin('admins', 'admins.id', 'admin_id')
      .select(['record_notes.id as _id', 'at', 'admin_id as adminId', 'mentions'])
      .select([accountName.as('by'), noteBody.as('text')]);
  }

  private toColumns(kind: RecordKind, recordId: string, { text, mentions }: NoteContent) {
    const encryption = getFieldEncryption(this.database);
    return {
      text: encryption.encryptNote(kind, recordId, text),
      mentions: JSON.stringify([...new Set(mentions)]),
    };
  }

  private toNote(row: NoteRow, readerId: string): RecordNote {
    const end = new Date(Date.parse(row.at) + noteChangeMinutes * minute);
    const isChangeable = row.adminId === readerId && end > this.now();
    return {
      _id: row._id,
      at: row.at,
      ...(row.by !== null && { by: row.by }),
      text: parseNote(row.text),
      mentions: JSON.parse(row.mentions) as string[],
      ...(isChangeable && { changeableUntil: end.toISOString() }),
    };
  }
}

interface NoteRow {
  readonly _id: string;
  readonly at: string;
  readonly adminId: string | null;
  readonly by: string | null;
  readonly mentions: string;
  /** JSON text. */
  readonly text: string;
}
