import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Profiles whose members are told that they end, since they were away for so long. A row goes with its profile. */
export const profileNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('profile_notices')
      .addColumn('profile_id', 'text', (column) =>
        column.primaryKey().references('profiles.id').onDelete('cascade'),
      )
      .addColumn('mailed_at', 'text')
      .execute();
  },
};
