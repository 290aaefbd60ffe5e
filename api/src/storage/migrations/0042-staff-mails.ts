import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds emails to staff: news to tell them, the choice of each account, and the day of its last digest. */
export const staffMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_news')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('staff_mail_choices')
      .addColumn('admin_id', 'text', (column) =>
        column.notNull().references('admins.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('staff_mail_choices_once_each', ['admin_id', 'kind'])
      .execute();
    await db.schema
      .createTable('staff_digests')
      .addColumn('admin_id', 'text', (column) =>
        column.primaryKey().references('admins.id').onDelete('cascade'),
      )
      .addColumn('hour', 'integer')
      .addColumn('last_day', 'text', (column) => column.notNull())
      .execute();
  },
};
