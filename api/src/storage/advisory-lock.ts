import { sql } from 'kysely';
import type { Database } from './database';

/** The numbers of our locks in PostgreSQL, which no other program may use. */
export const advisoryLocks = { vacuum: 2_478_247_328 } as const;

/** Does work of PostgreSQL's on the connection that holds a lock; nothing where another process is at it. */
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
