import { sql } from 'kysely';
import type { Database } from './database';

/**
 * Writes SQLite's write-ahead log into the file and empties it. Returns false while a backup or another process reads
 * it.
 */
export async function checkpointWriteAheadLog(database: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  return rows[0]?.busy === 0;
}
