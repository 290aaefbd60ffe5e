import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The files of pictures that no profile names, or not yet: a crash leaves none behind for ever. */
export const loosePictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('loose_pictures')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('noted_at', 'text', (column) => column.notNull())
      .execute();
  },
};
