import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lists profiles whose members were warned that they will be removed after a long absence. A row is removed with its
 * profile.
 */
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
