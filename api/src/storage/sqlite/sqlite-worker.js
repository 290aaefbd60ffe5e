// @ts-check
import { parentPort } from 'node:worker_threads';
import { openSqlite } from './sqlite-driver.js';

/**
 * The thread that holds the SQLite file, and another one once that is closed: flushing the disk and reading long lists
 * keep no request waiting. Plain JavaScript, because Node starts a thread from a file, and so the tests start the very same one.
 *
 * @typedef {import('./sqlite-driver.js').SqliteFile} SqliteFile
 * @typedef {import('./sqlite-driver.js').Statement} Statement
 * @typedef {{ sql: string, parameters: unknown[] }} Asked
 * @typedef {{ id: number, together: (Asked & { changes: number })[] }} Together
 * @typedef {{ id: number, path: string, isTrusted: boolean }} Opening
 * @typedef {{ id: number, closes: true }} Closing
 * @typedef {(Asked & { id: number }) | Together} Question
 * @typedef {{ id: number, rows: unknown[], changes: number }} Answer
 * @typedef {{ id: number, error: { message: string, code: string | undefined } }} Failure
 */

/**
 * Statements kept prepared: the api asks few different ones, each many times. Forms that come at once are inserted by one
 * for each number of them.
 */
const keptStatements = 300;

/**
 * Durable at every commit: NORMAL lost acknowledged rows in simulated power cuts, FULL none (DESIGN 3.3).
 * @param {Opening} opening
 */
async function open({ path, isTrusted }) {
  const database = await openSqlite(path, { timeout: 5000 });
  const pragma = (/** @type {string} */ words) => database.prepare(`pragma ${words}`)().rows;
  pragma('journal_mode = WAL');
  pragma('synchronous = FULL');
  pragma('foreign_keys = ON');
  // What is deleted is overwritten: an erased person is in no free page (docs/decisions/0073).
  pragma('secure_delete = ON');
  // Indexes of a busy day stay in memory (KiB), and pages written often reach the file once for many commits.
  pragma('cache_size = -32000');
  pragma('wal_autocheckpoint = 4000');
  if (isTrusted) return database;
  const [verdict] = /** @type {{ quick_check: string }[]} */ (pragma('quick_check(1)'));
  if (verdict?.quick_check === 'ok') return database;
  throw Object.assign(new Error(verdict?.quick_check), { code: 'SQLITE_CORRUPT' });
}

/** @param {SqliteFile} database */
function answerFrom(database) {
  /** @type {Map<string, Statement>} */
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

  /** @param {Asked} asked */
  const run = ({ sql, parameters }) => {
    try {
      return prepare(sql)(parameters);
    } catch (error) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the true error.
      if (sql !== 'rollback' || !isNoTransaction(error)) throw error;
      return { rows: [], changes: 0 };
    }
  };

  /**
   * One transaction; rolled back where a statement changes another number of rows than it must.
   * @param {Together['together']} statements
   */
  const runTogether = (statements) => {
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

  /**
   * @param {Question} question
   * @returns {Answer}
   */
  return (question) => ({
    id: question.id,
    ...('together' in question ? runTogether(question.together) : run(question)),
  });
}

/** As `SqliteThreadDriver` begins one. */
const begin = { sql: 'begin immediate', parameters: [] };
const commit = { sql: 'commit', parameters: [] };
const rollback = { sql: 'rollback', parameters: [] };

/** @param {unknown} error */
const isNoTransaction = (error) =>
  error instanceof Error && error.message.includes('no transaction is active');

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

/** @type {SqliteFile | undefined} */
let database;
/** @type {ReturnType<typeof answerFrom> | undefined} */
let answer;
/** @type {Promise<void> | undefined} While a file is being opened. */
let opening;

/** @param {Opening} asked */
async function openFile(asked) {
  try {
    database = await open(asked);
    answer = answerFrom(database);
    parentPort?.postMessage({ id: asked.id, rows: [], changes: 0 });
  } catch (error) {
    parentPort?.postMessage(failure(asked.id, error));
  }
  opening = undefined;
}

/** @param {Question | Closing} question */
function reply(question) {
  try {
    parentPort?.postMessage(serve(question));
  } catch (error) {
    parentPort?.postMessage(failure(question.id, error));
  }
}

/**
 * @param {Question | Closing} question
 * @returns {Answer}
 */
function serve(question) {
  if (answer === undefined)
    throw Object.assign(new Error('no file is open'), { code: 'SQLITE_CANTOPEN' });
  if (!('closes' in question)) return answer(question);
  answer = undefined;
  database?.close();
  return { id: question.id, rows: [], changes: 0 };
}

parentPort?.on('message', (/** @type {Question | Opening | Closing} */ question) => {
  if ('path' in question) opening = openFile(question);
  else if (opening === undefined) reply(question);
  else void opening.then(() => reply(question));
});
