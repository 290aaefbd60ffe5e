import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database-kind';

/**
 * The names of the keys that something may be encrypted with, and when everything was with each. A note becomes JSON text
 * like a body, for only so a text that was typed is never taken for one that is encrypted. Encrypting them needs the keys,
 * and is done after the migrations (data-keys/renew-all.ts).
 */
export const dataKeys = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('data_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('completed_at', 'text')
      .execute();
    const note =
      kind === 'sqlite'
        ? sql`json_object('note', note)`
        : sql`cast(json_build_object('note', note) as text)`;
    for (const table of ['reviews', 'breaches'])
      await sql`update ${sql.table(table)} set note = ${note}`.execute(db);
  },
});
