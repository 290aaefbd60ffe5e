import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { advisoryLocks } from '../storage/advisory-lock';
import { isSqlite } from '../storage/is-sqlite';
import type { Tables } from '../storage/tables/tables';

/**
 * Locks all persons until the transaction ends. Whatever writes which records are of one person calls it first, after
 * it locked records: two that join at once would make two persons of one, and a link that is added while its record is
 * erased would outlive it. SQLite has only one writer anyway.
 */
export async function lockPersons(transaction: Transaction<Tables>): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select pg_advisory_xact_lock(${advisoryLocks.persons})`.execute(transaction);
}
