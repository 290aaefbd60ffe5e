// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

/**
 * The thread that holds the SQLite file: flushing the disk and reading long lists keep no request waiting.
 * Plain JavaScript, because Node starts a thread from a file, and so the tests start the very same one.
 *
 * @typedef {{ id: number, sql: string, parameters: unknown[] }} Question
 * @typedef {{ id: number, rows: unknown[], changes: number }} Answer
 * @typedef {{ id: number, error: { message: string, code: string | undefined } }} Failure
 */

/** Statements kept prepared: the api asks few different ones, each many times. */
const keptStatements = 100;

/** Durable at every commit: NORMAL lost acknowledged rows in simulated power cuts, FULL none (DESIGN 3.3). */
function open() {
  const database = new Sqlite(workerData.path, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Indexes of a busy day stay in memory (KiB), and pages written often reach the file once for many commits.
  database.pragma('cache_size = -32000');
  database.pragma('wal_autocheckpoint = 4000');
  const verdict = database.pragma('quick_check(1)', { simple: true });
  if (verdict === 'ok') return database;
  throw Object.assign(new Error(String(verdict)), { code: 'SQLITE_CORRUPT' });
}

/** @param {Sqlite.Database} database */
function answerFrom(database) {
  /** @type {Map<string, Sqlite.Statement>} */
  const statements = new Map();

  /** @param {string} sql */
  const prepare = (sql) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.delete(sql);
    statements.set(sql, statement);
    const [oldest] = statements.keys();
    if (statements.size > keptStatements && oldest !== undefined) statements.delete(oldest);
    return statement;
  };

  /**
   * `.all()` steps a statement to its end, so that its commit is part of it; `.get()` with RETURNING
   * acknowledged rows that a full disk had not taken (DESIGN 3.3).
   * @param {Question} question
   * @returns {Answer}
   */
  return ({ id, sql, parameters }) => {
    // A full disk makes SQLite roll back by itself; a second rollback would hide the true error.
    if (sql === 'rollback' && !database.inTransaction) return { id, rows: [], changes: 0 };
    const statement = prepare(sql);
    if (statement.reader) return { id, rows: statement.all(...parameters), changes: 0 };
    return { id, rows: [], changes: statement.run(...parameters).changes };
  };
}

/**
 * @param {number} id
 * @param {unknown} error
 * @returns {Failure}
 */
const failure = (id, error) => ({
  id,
  error: {
    message: error instanceof Error ? error.message : String(error),
    code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
  },
});

function serve() {
  const database = open();
  const answer = answerFrom(database);
  parentPort?.on('message', (/** @type {Question | 'close'} */ question) => {
    if (question === 'close') {
      database.close();
      parentPort?.close();
      return;
    }
    try {
      parentPort?.postMessage(answer(question));
    } catch (error) {
      parentPort?.postMessage(failure(question.id, error));
    }
  });
}

try {
  serve();
  parentPort?.postMessage({ id: 0, rows: [], changes: 0 });
} catch (error) {
  parentPort?.postMessage(failure(0, error));
}
