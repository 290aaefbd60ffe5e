import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists the files of pictures that no profile names yet or any more, so that none stays after a crash. */
export const loosePictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('loose_pictures')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('noted_at', 'text', (column) => column.notNull())
      .execute();
  },
};
