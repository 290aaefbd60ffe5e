import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isSqlite } from './is-sqlite';
import type { Tables } from './tables/tables';

/** Returns whether a table exists, also before all migrations have run. */
export async function hasTable(database: Kysely<Tables>, name: string): Promise<boolean> {
  const table = isSqlite(database)
    ? sql`(select name from sqlite_master where name = ${name})`
    : sql`to_regclass(${name})::text`;
  const { rows } = await sql<{ name: string | null }>`select ${table} as name`.execute(database);
  return (rows[0]?.name ?? null) !== null;
}
