import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database-kind';

/**
 * Lists the ids of the keys that content may need, and when everything was encrypted with each. Notes become JSON text
 * like bodies, so that a typed text is never mistaken for an encrypted one. Encrypting them needs the keys and follows
 * the migrations (data-keys/renew-all.ts).
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
