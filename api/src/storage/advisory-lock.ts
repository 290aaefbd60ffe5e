import { sql } from 'kysely';
import type { Database } from './database';

/** Keys of PostgreSQL's advisory locks, unique within the database. */
export const advisoryLocks = {
  vacuum: 2_478_247_328,
  persons: 2_478_247_329,
  imports: 2_478_247_330,
} as const;

/** Runs `work` on the connection that holds the lock; does nothing where another process holds it. */
export const withAdvisoryLock = (
  database: Database,
  lock: (typeof advisoryLocks)[keyof typeof advisoryLocks],
  work: (connection: Database) => Promise<void>,
): Promise<void> =>
  database.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${lock}) as "isOurs"`.execute(connection);
    if (rows[0]?.isOurs !== true) return;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
