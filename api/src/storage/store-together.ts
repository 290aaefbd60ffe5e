import { CompiledQuery } from 'kysely';
import type { CountedStatement } from './sqlite/counted-statement';
import type { Database } from './database';
import { isSqlite } from './is-sqlite';
import type { SqliteConnection } from './sqlite/sqlite';

/** The error that rolls a transaction back where a statement changed another number of rows. */
class OtherCount extends Error {
  override readonly name = 'OtherCount';
}

/**
 * Runs statements in a transaction of their own. Returns false and stores nothing where one changes another number of
 * rows than it must. SQLite's thread gets them in one message: otherwise each statement would wait until the server's
 * thread, busy with requests, sends it.
 */
export const storeInTransaction = (
  database: Database,
  statements: readonly CountedStatement[],
): Promise<boolean> =>
  isSqlite(database)
    ? storeInOneMessage(database, statements)
    : storeOneByOne(database, statements);

/** Runs a statement and returns whether it changed as many rows as it must. */
export async function runCountedStatement(
  database: Database,
  { sql, parameters, changes }: CountedStatement,
): Promise<boolean> {
  const { numAffectedRows } = await database.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  return Number(numAffectedRows) === changes;
}

const storeInOneMessage = (
  database: Database,
  statements: readonly CountedStatement[],
): Promise<boolean> =>
  database
    .getExecutor()
    .provideConnection((connection) => (connection as SqliteConnection).runTogether(statements));

async function storeOneByOne(
  database: Database,
  statements: readonly CountedStatement[],
): Promise<boolean> {
  try {
    await database.transaction().execute(async (transaction) => {
      for (const statement of statements) {
        if (!(await runCountedStatement(transaction, statement))) throw new OtherCount();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof OtherCount) return false;
    throw error;
  }
}
