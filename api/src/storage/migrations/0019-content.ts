import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sections at the time of this release (0013). */
const sections = [
  'babyNaming',
  'childDedication',
  'couples',
  'testimony',
  'contact',
  'partnership',
  'pledge',
  'enquiry',
  'welfare',
  'request',
  'firstTimer',
  'secondTimer',
  'newBeliever',
  'churchMember',
  'programAttendance',
  'profiles',
];

const rightsOver = (names: readonly string[]) =>
  names.flatMap((name) => [`${name}:read`, `${name}:review`, `${name}:export`]);

/** Creates tables for the content of the site, as drafts and as published. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    await makeEntries(db);
    await makeVersions(db);
    await db.schema
      .createTable('content_state')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('publications', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into content_state (id, publications) values (1, 0)`.execute(db);
    await letOfficeEdit(db);
  },
};

async function makeEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_entries')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('published', 'text')
    .addColumn('came_with_site', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text')
    .addPrimaryKeyConstraint('content_entries_once_each', ['kind', 'id'])
    .execute();
}

async function makeVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_versions_once_each', ['kind', 'entry_id', 'number'])
    .addForeignKeyConstraint(
      'content_versions_of_entry',
      ['kind', 'entry_id'],
      'content_entries',
      ['kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}

/**
 * Gives the office role the right to edit the site (issue 19, 13). A role that an owner changed since the first start
 * is left as it is.
 */
async function letOfficeEdit(db: Kysely<unknown>): Promise<void> {
  const rights = rightsOver(sections);
  await sql`update roles set rights = ${JSON.stringify([...rights, 'content:manage'])}
    where id = 'office' and rights = ${JSON.stringify(rights)}`.execute(db);
}
