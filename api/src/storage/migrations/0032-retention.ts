import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database-kind';

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

/**
 * Locks erased records that the law requires to be kept, so that they are in no list and not in the search index
 * (0011). Creates tables for holds on disputed records and for the daily removal.
 */
export const retention = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submissions').addColumn('locked_until', 'text').execute();
    await db.schema
      .createIndex('submissions_locked')
      .on('submissions')
      .column('locked_until')
      .where(sql.ref('locked_until'), 'is not', null)
      .execute();
    await db.schema
      .createTable('retention_holds')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('held_at', 'text', (column) => column.notNull())
      .addColumn('held_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('retention_holds_once_each', ['kind', 'record_id'])
      .execute();
    await db.schema.alterTable('profiles').addColumn('last_login_at', 'text').execute();
    await makeJobTables(db);
    await letOfficeLookAfterPrivacy(db);
    for (const statement of kind === 'sqlite' ? sqliteTrigger : postgresTrigger)
      await sql.raw(statement).execute(db);
  },
});

async function makeJobTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention_runs')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('renewed_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .execute();
  await db.schema
    .createTable('retention_due')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('scan', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('retention_due_once_each', ['kind', 'record_id'])
    .execute();
  await db.schema
    .createIndex('retention_due_by_time')
    .on('retention_due')
    .columns(['due_at', 'record_id'])
    .execute();
  await db.schema
    .createTable('retention_questions')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();
}

/**
 * Gives the office role the right to handle privacy. A role that an owner changed since the first start is left as it
 * is.
 */
async function letOfficeLookAfterPrivacy(db: Kysely<unknown>): Promise<void> {
  const rights = [...rightsOver(sections), 'content:manage'];
  await sql`update roles set rights = ${JSON.stringify([...rights, 'privacy:manage'])}
    where id = 'office' and rights = ${JSON.stringify(rights)}`.execute(db);
}

const sqliteTrigger = [
  'drop trigger submissions_search_update',
  `create trigger submissions_search_update
    after update of body, quarantine, locked_until on submissions
    when old.body is not new.body or (old.quarantine is null) <> (new.quarantine is null)
      or (old.locked_until is null) <> (new.locked_until is null)
    begin insert into search_changes (source, seq) values ('submissions', new.seq); end`,
];

const postgresTrigger = [
  'drop trigger submissions_search_update on submissions',
  `create trigger submissions_search_update
    after update of body, quarantine, locked_until on submissions
    for each row when (cast(old.body as text) is distinct from cast(new.body as text)
      or (old.quarantine is null) <> (new.quarantine is null)
      or (old.locked_until is null) <> (new.locked_until is null))
    execute function note_search_change()`,
];
