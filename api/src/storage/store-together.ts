import { CompiledQuery } from 'kysely';
import type { CountedStatement } from './sqlite/counted-statement';
import type { Database } from './database';
import { isSqlite } from './is-sqlite';
import type { SqliteConnection } from './sqlite/sqlite';

/** Thrown to undo a transaction. */
class OtherCount extends Error {
  override readonly name = 'OtherCount';
}

/**
 * Runs statements in a transaction of their own. Answers false, and nothing is stored, where one of them changes another
 * number of rows than it must. SQLite's thread gets them in one message: in a transaction of several, each next statement
 * waits until the server's thread, busy with requests, has its turn.
 */
export const storeTogether = (
  database: Database,
  statements: readonly CountedStatement[],
): Promise<boolean> =>
  isSqlite(database)
    ? storeInOneMessage(database, statements)
    : storeOneByOne(database, statements);

/** Answers whether it changed as many rows as it must. */
export async function runCounted(
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
        if (!(await runCounted(transaction, statement))) throw new OtherCount();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof OtherCount) return false;
    throw error;
  }
}
