import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../src/storage/database';
import { isSqlite } from '../../src/storage/is-sqlite';
import type { Tables } from '../../src/storage/tables/tables';

/**
 * Makes a call while a transaction has done its work and is not committed yet, and returns the call's answer. The
 * transaction commits once PostgreSQL has answered the call or has it wait for a lock; SQLite has one writer.
 */
export async function callDuringTransaction<Answer>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<unknown>,
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  const state: { met?: Promise<Answer>; isAnswered: boolean } = { isAnswered: false };
  await database.transaction().execute(async (transaction) => {
    await work(transaction);
    state.met = Promise.resolve(call()).finally(() => (state.isAnswered = true));
    if (isSqlite(transaction)) return;
    while (!state.isAnswered && !(await isAnybodyWaiting(database))) await setTimeout(5);
  });
  return state.met as Promise<Answer>;
}

/** The query runs outside the transaction, where PostgreSQL would return the snapshot of its first query. */
async function isAnybodyWaiting(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database);
  return rows.length > 0;
}
