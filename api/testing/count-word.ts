import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../src/storage/database';
import { isSqlite } from '../src/storage/is-sqlite';

const countIn = (text: string, word: string) =>
  text.toLowerCase().split(word.toLowerCase()).length - 1;

/** Counts a unique word in the files below a folder, case-insensitively, except in backups. */
export function countWordInFiles(folder: string, word: string): number {
  return readdirSync(folder).reduce((sum, name) => {
    const path = join(folder, name);
    if (name === 'backups') return sum;
    if (statSync(path).isDirectory()) return sum + countWordInFiles(path, word);
    return sum + countIn(readFileSync(path, 'latin1'), word);
  }, 0);
}

/** Counts a unique word in all tables, as a dump of the database would contain it. */
export async function countWordInTables(database: Database, word: string): Promise<number> {
  const counts = await countByTable(database, word);
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

/** Lists the tables that contain a unique word. */
export async function listTablesWith(database: Database, word: string): Promise<readonly string[]> {
  const counts = await countByTable(database, word);
  return counts.flatMap(([table, count]) => (count > 0 ? [table] : [])).sort();
}

async function countByTable(database: Database, word: string): Promise<[string, number][]> {
  const { rows: tables } = await sql<{ name: string }>`${
    isSqlite(database)
      ? sql`select name from sqlite_master where type = 'table'`
      : sql`select tablename as name from pg_tables where schemaname = 'public'`
  }`.execute(database);
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    counts.push([name, countIn(JSON.stringify(rows), word)]);
  }
  return counts;
}
