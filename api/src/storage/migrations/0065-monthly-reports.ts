import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds who wants the monthly report, and the month of the last one that each account was sent. */
export const monthlyReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('monthly_reports')
      .addColumn('admin_id', 'text', (column) =>
        column.primaryKey().references('admins.id').onDelete('cascade'),
      )
      .addColumn('is_wanted', 'integer', (column) => column.notNull())
      .addColumn('last_month', 'text', (column) => column.notNull())
      .execute();
  },
};
