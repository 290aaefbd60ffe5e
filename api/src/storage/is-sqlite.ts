import { SqliteAdapter } from 'kysely';
import type { Kysely } from 'kysely';

/** Where it is not, it is PostgreSQL. */
export const isSqlite = (database: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  database.getExecutor().adapter instanceof SqliteAdapter;
