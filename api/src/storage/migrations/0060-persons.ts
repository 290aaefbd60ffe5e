import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates persons (contract/persons): which records are of one human, by what others may be of the same, and what was
 * joined, parted and kept apart. All records are looked at while the server runs (people/linking).
 */
export const persons: Migration = {
  async up(db: Kysely<unknown>) {
    await addLinkedVersions(db);
    await db.schema
      .createTable('persons')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('person_records')
      .addColumn('record_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('person_records_by_person')
      .on('person_records')
      .columns(['person_id', 'kind', 'at', 'record_id'])
      .execute();
    await addMatches(db);
    await addChanges(db);
  },
};

async function addLinkedVersions(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'profiles'])
    await db.schema
      .alterTable(table)
      .addColumn('linked_version', 'integer', (column) => column.notNull().defaultTo(-1))
      .execute();
  // The indexes hold only the few rows that the server has not looked at yet. A released record is among them at once.
  await sql`create index submissions_unlinked on submissions (seq)
    where linked_version <> version and quarantine is null and locked_until is null`.execute(db);
  await sql`create index profiles_unlinked on profiles (seq)
    where linked_version <> version and quarantine is null`.execute(db);
}

async function addMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_traits')
    .addColumn('trait', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_traits_once_each', ['trait', 'value', 'record_id'])
    .execute();
  await db.schema
    .createIndex('person_traits_by_record')
    .on('person_traits')
    .column('record_id')
    .execute();
  await db.schema
    .createTable('person_matches')
    .addColumn('first_record', 'text', (column) => column.notNull())
    .addColumn('second_record', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('strength', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_matches_once_each', ['first_record', 'second_record'])
    .execute();
  await db.schema
    .createIndex('person_matches_by_second')
    .on('person_matches')
    .column('second_record')
    .execute();
}

async function addChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('merge_id', 'text')
    .addColumn('undone_at', 'text')
    .execute();
  await sql`create index person_changes_of_merges on person_changes (merge_id)
    where merge_id is not null and undone_at is null`.execute(db);
  await db.schema
    .createTable('person_moves')
    .addColumn('change_id', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('from_person', 'text', (column) => column.notNull())
    .addColumn('to_person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_moves_once_each', ['change_id', 'record_id'])
    .execute();
  for (const column of ['record_id', 'from_person', 'to_person'])
    await db.schema
      .createIndex(`person_moves_by_${column}`)
      .on('person_moves')
      .column(column)
      .execute();
  // Each pair is stored in both orders, so that it is found from either record.
  await db.schema
    .createTable('person_separations')
    .addColumn('first_record', 'text', (column) => column.notNull())
    .addColumn('second_record', 'text', (column) => column.notNull())
    .addColumn('change_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_separations_once_each', ['first_record', 'second_record'])
    .execute();
  for (const column of ['second_record', 'change_id'])
    await db.schema
      .createIndex(`person_separations_by_${column}`)
      .on('person_separations')
      .column(column)
      .execute();
}
