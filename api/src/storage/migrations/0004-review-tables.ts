import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database-kind';

/** Creates tables for what staff do with the records that they read, and the audit log. */
export const reviewTables = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    await addMergedInto(db);
    await addReviews(db);
    await addMerges(db);
    await db.schema
      .createTable('record_changes')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await addAuditLog(db, kind);
  },
});

async function addMergedInto(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'profiles']) {
    await db.schema.alterTable(table).addColumn('merged_into', 'text').execute();
    // The index holds only merged records, so that a new record costs nothing more and they are found quickly.
    await db.schema
      .createIndex(`${table}_merged`)
      .on(table)
      .column('id')
      .where(sql.ref('merged_into'), 'is not', null)
      .execute();
  }
}

async function addReviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('assignee', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reviews_once_each', ['kind', 'record_id'])
    .execute();
  await db.schema
    .createIndex('reviews_by_state')
    .on('reviews')
    .columns(['kind', 'state'])
    .execute();
  await db.schema
    .createTable('kept_pairs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('first_id', 'text', (column) => column.notNull())
    .addColumn('first_version', 'integer', (column) => column.notNull())
    .addColumn('second_id', 'text', (column) => column.notNull())
    .addColumn('second_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addUniqueConstraint('kept_pairs_once_each', ['kind', 'first_id', 'second_id'])
    .execute();
}

async function addMerges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('merges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await db.schema
    .createTable('merge_records')
    .addColumn('merge_id', 'text', (column) => column.notNull().references('merges.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version_before', 'integer', (column) => column.notNull())
    .addColumn('version_after', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('merge_records_once_each', ['merge_id', 'position'])
    .execute();
  await db.schema
    .createIndex('merge_records_by_record')
    .on('merge_records')
    .column('record_id')
    .execute();
}

async function addAuditLog(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subjects', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into audit_head (id, length, hash) values (1, 0, '')`.execute(db);
  for (const statement of kind === 'sqlite' ? refusalsInSqlite : refusalsInPostgres) {
    await sql.raw(statement).execute(db);
  }
}

const refusalsInSqlite = ['update', 'delete'].map(
  (action) => `create trigger audit_log_no_${action} before ${action} on audit_log
    begin select raise(abort, 'The audit log is only ever added to.'); end`,
);

const refusalsInPostgres = [
  `create or replace function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log is only ever added to.'; end $$`,
  `create trigger audit_log_no_change before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`,
];
