import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../../../storage/database-kind';

/** The two lists of records that are searched. */
export type SearchSource = 'submissions' | 'profiles';

interface SearchTables {
  search_state: {
    id: number;
    /** What made it, as `indexVersion` tells: another version would have indexed otherwise. */
    version: string;
    /** Another after each beginning anew. */
    generation: string;
    /** The last change of the index, which the main database knows too. */
    mark: string;
  };
  /** Those that were looked at; `is_indexed` 0 where the index would be too large, and holds nothing. */
  search_segments: { source: SearchSource; segment: number; is_indexed: number };
  search_blocks: { source: SearchSource; prefix: number; segment: number; entries: Uint8Array };
}

export type IndexDatabase = Kysely<SearchTables>;

/**
 * Makes what is missing. In PostgreSQL the tables are unlogged: they cost no log, and are empty after a crash of the
 * database server and on a server that was a replica, which only means that the index is built again.
 */
export async function makeSearchTables(index: IndexDatabase, kind: DatabaseKind): Promise<void> {
  const make = sql.raw(kind === 'sqlite' ? 'create table' : 'create unlogged table');
  const bytes = sql.raw(kind === 'sqlite' ? 'blob' : 'bytea');
  await sql`${make} if not exists search_state (id integer primary key, version text not null,
    generation text not null, mark text not null)`.execute(index);
  await sql`${make} if not exists search_segments (source text, segment integer,
    is_indexed integer not null, primary key (source, segment))`.execute(index);
  await sql`${make} if not exists search_blocks (source text, prefix bigint, segment integer,
    entries ${bytes} not null, primary key (source, prefix, segment))`.execute(index);
  await sql`create index if not exists search_blocks_by_segment on search_blocks (source, segment)`.execute(
    index,
  );
}
