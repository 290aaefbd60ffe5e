import { parentPort } from 'node:worker_threads';
import { openSqlite } from './sqlite-driver.ts';
import type { Outcome, SqliteFile, Statement } from './sqlite-driver.ts';

/**
 * The thread that holds the SQLite file, and another file once that is closed: flushing the disk and reading long lists
 * block no request.
 */

interface Asked {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

type Question = { readonly id: number } & (
  | Asked
  | { readonly together: readonly (Asked & { readonly changes: number })[] }
);
interface Opening {
  readonly id: number;
  readonly path: string;
  readonly isTrusted: boolean;
}
interface Closing {
  readonly id: number;
  readonly closes: true;
}
type Answer = Outcome & { readonly id: number };

/**
 * The limit of prepared statements: the api uses few, each many times. Submissions that arrive together need one for
 * each number of rows.
 */
const keptStatements = 300;

/**
 * Opens the file. Commits are durable: NORMAL lost acknowledged rows in simulated power cuts, FULL none (decision 5).
 */
function open({ path, isTrusted }: Opening): SqliteFile {
  const database = openSqlite(path, { timeout: 5000 });
  const pragma = (words: string) => database.prepare(`pragma ${words}`)().rows;
  pragma('journal_mode = WAL');
  pragma('synchronous = FULL');
  pragma('foreign_keys = ON');
  // Deleted data is overwritten, so that an erased person is in no free page (decision 73).
  pragma('secure_delete = ON');
  // The indexes of a busy day stay in memory (KiB), and pages that change often are written to the file once for many
  // commits.
  pragma('cache_size = -32000');
  pragma('wal_autocheckpoint = 4000');
  if (isTrusted) return database;
  const [verdict] = pragma('quick_check(1)') as { quick_check: string }[];
  if (verdict?.quick_check === 'ok') return database;
  throw Object.assign(new Error(verdict?.quick_check), { code: 'SQLITE_CORRUPT' });
}

function createAnswers(database: SqliteFile): (question: Question) => Answer {
  const statements = new Map<string, Statement>();

  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.delete(sql);
    statements.set(sql, statement);
    const [oldest] = statements.keys();
    if (statements.size > keptStatements && oldest !== undefined) statements.delete(oldest);
    return statement;
  };

  const run = ({ sql, parameters }: Asked): Outcome => {
    try {
      return prepare(sql)(parameters);
    } catch (error) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the true error.
      if (sql !== 'rollback' || !isNoTransaction(error)) throw error;
      return { rows: [], changes: 0 };
    }
  };

  /** Runs statements in one transaction, which is rolled back where one changes another number of rows than it must. */
  const runTogether = (statements: readonly (Asked & { readonly changes: number })[]): Outcome => {
    run(begin);
    try {
      const isStored = statements.every((asked) => run(asked).changes === asked.changes);
      run(isStored ? commit : rollback);
      return { rows: [], changes: isStored ? 1 : 0 };
    } catch (error) {
      run(rollback);
      throw error;
    }
  };

  return (question) => ({
    id: question.id,
    ...('together' in question ? runTogether(question.together) : run(question)),
  });
}

/** The statement with which `SqliteThreadDriver` begins a transaction too. */
const begin = { sql: 'begin immediate', parameters: [] };
const commit = { sql: 'commit', parameters: [] };
const rollback = { sql: 'rollback', parameters: [] };

const isNoTransaction = (error: unknown) =>
  error instanceof Error && error.message.includes('no transaction is active');

const toFailure = (id: number, error: unknown) => ({
  id,
  error: {
    message: error instanceof Error ? error.message : String(error),
    code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
  },
});

let database: SqliteFile | undefined;
let answer: ReturnType<typeof createAnswers> | undefined;

function serve(question: Question | Opening | Closing): Answer {
  const nothing = { id: question.id, rows: [], changes: 0 };
  if ('path' in question) {
    database = open(question);
    answer = createAnswers(database);
    return nothing;
  }
  if (answer === undefined)
    throw Object.assign(new Error('no file is open'), { code: 'SQLITE_CANTOPEN' });
  if (!('closes' in question)) return answer(question);
  answer = undefined;
  database?.close();
  return nothing;
}

parentPort?.on('message', (question: Question | Opening | Closing) => {
  try {
    parentPort?.postMessage(serve(question));
  } catch (error) {
    parentPort?.postMessage(toFailure(question.id, error));
  }
});
