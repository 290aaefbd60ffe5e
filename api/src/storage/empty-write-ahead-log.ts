import { sql } from 'kysely';
import type { Database } from './database';

/** Writes SQLite's write-ahead log into the file and empties it. False while a backup or another process reads in it. */
export async function emptyLog(database: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  return rows[0]?.busy === 0;
}
