import { SqliteAdapter } from 'kysely';
import type { Kysely } from 'kysely';

/** Returns whether the database is SQLite; otherwise it is PostgreSQL. */
export const isSqlite = (database: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  database.getExecutor().adapter instanceof SqliteAdapter;
