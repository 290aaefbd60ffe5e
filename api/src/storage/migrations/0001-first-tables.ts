import { sql } from 'kysely';
import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database-kind';

/** Creates tables for what people send, members' profiles, and the staff who read them. */
export const firstTables = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    await keptTable(db, 'submissions', kind)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('consent', 'json')
      .addColumn('idempotency_key', 'text')
      .execute();
    await db.schema
      .createIndex('submissions_by_kind')
      .on('submissions')
      .columns(['kind', 'seq'])
      .execute();
    await db.schema
      .createIndex('submissions_by_idempotency_key')
      .on('submissions')
      .columns(['kind', 'idempotency_key'])
      .unique()
      .where(sql.ref('idempotency_key'), 'is not', null)
      .execute();

    await keptTable(db, 'profiles', kind)
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable('admins')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('admin_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', 'text', (column) =>
        column.notNull().references('admins.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .execute();
  },
});

function keptTable(
  db: Kysely<unknown>,
  name: string,
  kind: DatabaseKind,
): CreateTableBuilder<string, string> {
  const table = db.schema.createTable(name);
  const numbered =
    kind === 'sqlite'
      ? table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('seq', 'bigint', (column) =>
          column.primaryKey().generatedAlwaysAsIdentity(),
        );
  return (
    numbered
      .addColumn('id', 'text', (column) => column.notNull().unique())
      // PostgreSQL's jsonb would sort the keys; the console shows fields in the form's order.
      .addColumn('body', 'json', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
  );
}
