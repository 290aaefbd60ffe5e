import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { advisoryLocks } from '../../storage/advisory-lock';
import { isSqlite } from '../../storage/is-sqlite';
import type { Tables } from '../../storage/tables/tables';

/** Lets one import at a time be stored or undone, whichever process it is in. SQLite has only one writer anyway. */
export async function lockImports(transaction: Transaction<Tables>): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select pg_advisory_xact_lock(${advisoryLocks.imports})`.execute(transaction);
}
