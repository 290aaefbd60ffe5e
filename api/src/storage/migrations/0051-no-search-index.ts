import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database-kind';

/** Removes the search index (0011, 0032), in PostgreSQL too, since a search now goes through the records themselves. */
export const noSearchIndex = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const source of ['submissions', 'profiles'])
      for (const change of ['update', 'delete']) {
        const on = kind === 'sqlite' ? '' : `on ${source}`;
        await sql.raw(`drop trigger ${source}_search_${change} ${on}`).execute(db);
      }
    if (kind === 'postgres') await sql`drop function note_search_change()`.execute(db);
    for (const table of ['changes', 'mark', 'state', 'segments', 'blocks'])
      await sql.raw(`drop table if exists search_${table}`).execute(db);
  },
});
