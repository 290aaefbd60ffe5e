import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database-kind';

/**
 * Notes become entries of their own (contract/record-note-requests). The note of a review becomes the first of its
 * record, encrypted as it is, since the associated data stay the same. The texts of emails become JSON text, so that
 * they can be encrypted and kept; that needs the keys and follows the migrations (data-keys/renew-all.ts).
 */
export const recordNotes = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('record_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('admin_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('mentions', 'text', (column) => column.notNull())
      .addColumn('request_key', 'text')
      .addUniqueConstraint('record_notes_once_each', ['admin_id', 'request_key'])
      .execute();
    await db.schema
      .createIndex('record_notes_by_record')
      .on('record_notes')
      .columns(['record_id', 'at'])
      .execute();
    // A note had no writer of its own: whoever changed the review last may have changed its state alone.
    await sql`
      insert into record_notes (id, kind, record_id, admin_id, at, text, mentions)
      select 'note-' || kind || '-' || record_id, kind, record_id, null, updated_at, note, '[]' from reviews
        where note not in ('', '{"note":""}', '{"note" : ""}')`.execute(db);
    await db.schema.alterTable('reviews').dropColumn('note').execute();

    await db.schema.alterTable('outreach').addColumn('words', 'text').execute();
    await sql`update outreach set words = ${wordsJson(kind)}
      where subject is not null and text is not null`.execute(db);
    await db.schema.dropIndex('outreach_unsent').execute();
    for (const column of ['subject', 'text'])
      await db.schema.alterTable('outreach').dropColumn(column).execute();

    await db.schema
      .createTable('colleague_news')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('told_at', 'text')
      .execute();
  },
});

const wordsJson = (kind: DatabaseKind) =>
  kind === 'sqlite'
    ? sql`json_object('subject', subject, 'text', text)`
    : sql`cast(json_build_object('subject', subject, 'text', text) as text)`;
