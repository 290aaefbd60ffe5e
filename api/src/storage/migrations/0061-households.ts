import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds households: which persons staff said live together, and which do not. */
export const households: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('households')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    // A person is in one household at most.
    await db.schema
      .createTable('household_members')
      .addColumn('person_id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'text', (column) => column.notNull())
      .addColumn('joined_from', 'text')
      .execute();
    await db.schema
      .createIndex('household_members_by_household')
      .on('household_members')
      .column('household_id')
      .execute();
    await db.schema
      .createTable('household_refusals')
      .addColumn('first_person', 'text', (column) => column.notNull())
      .addColumn('second_person', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('household_refusals_pair', ['first_person', 'second_person'])
      .execute();
    await db.schema
      .createIndex('household_refusals_by_second')
      .on('household_refusals')
      .column('second_person')
      .execute();
  },
};
