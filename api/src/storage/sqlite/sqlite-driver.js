// @ts-check
import { resolve } from 'node:path';
import { nameOfCode } from './sqlite-codes.js';

/**
 * SQLite as Node brings it from 22.13 on, and as better-sqlite3 brings it to Node 20: one interface, the same rows,
 * the same error codes (docs/decisions/0029). Plain JavaScript for the reason given in sqlite-worker.js.
 *
 * @typedef {{ rows: unknown[], changes: number }} Outcome `changes`: rows that a statement changed which begins with
 * insert, update, delete or replace and returns none of them
 * @typedef {(parameters?: readonly unknown[]) => Outcome} Statement
 * @typedef {object} SqliteFile
 * @property {(sql: string) => Statement} prepare steps a statement to its end each time that it is called
 * @property {() => void} close
 */

/** @typedef {{ timeout?: number, readOnly?: boolean }} Options `timeout`: milliseconds to wait for a lock, 0 when not said */

/**
 * What is used of `node:sqlite`; the types of Node 20 do not know it.
 * @typedef {object} NodeStatement
 * @property {(...parameters: readonly unknown[]) => unknown[]} all
 * @property {(...parameters: readonly unknown[]) => { changes: number }} run
 * @typedef {{ prepare(sql: string): NodeStatement, close(): void }} NodeDatabase
 * @typedef {{ DatabaseSync: new (path: string, options: { readOnly: boolean }) => NodeDatabase }} NodeSqlite
 */

/**
 * Opens a file, or makes it unless it is only to be read. Rejects and throws with an error whose `code` is SQLite's
 * name of it, e.g. SQLITE_FULL; what no parameter can be has none of these codes.
 * @param {string} path
 * @param {Options} options
 * @returns {Promise<SqliteFile>}
 */
export async function openSqlite(path, { timeout = 0, readOnly = false } = {}) {
  const nodeSqlite = loadNodeSqlite();
  // An absolute path is never taken for the address (`file:...`) that Node's own also understands.
  const file = resolve(path);
  return nodeSqlite === undefined
    ? openBetterSqlite(file, timeout, readOnly)
    : openNodeSqlite(nodeSqlite, file, timeout, readOnly);
}

/** `undefined` before Node 22.13. */
function loadNodeSqlite() {
  const { emitWarning } = process;
  // Before 24.15 loading it warns that it is experimental, which tells an operator nothing to do.
  process.emitWarning = (/** @type {string | Error} */ warning, /** @type {any[]} */ ...rest) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) {
      emitWarning.call(process, warning, ...rest);
    }
  };
  try {
    return /** @type {NodeSqlite | undefined} */ (process.getBuiltinModule?.('node:sqlite'));
  } finally {
    process.emitWarning = emitWarning;
  }
}

/**
 * Whether a statement changes rows and answers none. Node 22.13 cannot say how many columns an answer has, and a
 * statement that answers must be stepped through all of it, which `run` does not do.
 * @param {string} sql
 */
const isPlainChange = (sql) =>
  /^\s*(insert|update|delete|replace)\b/i.test(sql) && !/\breturning\b/i.test(sql);

/**
 * What better-sqlite3 takes and refuses: Node 22 also refuses undefined, Node 24 also takes a boolean.
 * @param {unknown} value
 */
function bindable(value) {
  if (typeof value === 'boolean') throw new TypeError('SQLite stores no booleans; give it 0 or 1.');
  return value ?? null;
}

/**
 * @param {NodeSqlite} nodeSqlite
 * @param {string} file
 * @param {number} timeout
 * @param {boolean} readOnly
 * @returns {SqliteFile}
 */
function openNodeSqlite({ DatabaseSync }, file, timeout, readOnly) {
  const database = withCode(() => new DatabaseSync(file, { readOnly }));
  /** @type {SqliteFile['prepare']} */
  const prepare = (sql) => {
    const statement = withCode(() => database.prepare(sql));
    const isChange = isPlainChange(sql);
    return (parameters = []) =>
      withCode(() => {
        const values = parameters.map(bindable);
        return isChange
          ? { rows: [], changes: statement.run(...values).changes }
          : { rows: statement.all(...values), changes: 0 };
      });
  };
  // The option of the same name came with 22.16.
  prepare(`pragma busy_timeout = ${timeout}`)();
  return { prepare, close: () => database.close() };
}

/**
 * @param {string} file
 * @param {number} timeout
 * @param {boolean} readOnly
 * @returns {Promise<SqliteFile>}
 */
async function openBetterSqlite(file, timeout, readOnly) {
  const { default: Sqlite } = await import('better-sqlite3').catch(() => {
    throw Object.assign(new Error(driverIsMissing), { code: 'SQLITE_CANTOPEN' });
  });
  const database = new Sqlite(file, { timeout, readonly: readOnly });
  return {
    prepare(sql) {
      const statement = database.prepare(sql);
      return (parameters = []) =>
        statement.reader
          ? { rows: statement.all(...parameters), changes: 0 }
          : { rows: [], changes: statement.run(...parameters).changes };
    },
    close: () => void database.close(),
  };
}

const driverIsMissing = `Node ${process.versions.node} has no SQLite of its own, and better-sqlite3 is not installed. \
Use Node 22.13 or newer; on Node 20 run "npm start", which installs it.`;

/**
 * Gives an error of Node's own SQLite the name of its code.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function withCode(work) {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) {
      throw Object.assign(error, { code: nameOfCode(Number(error.errcode)) });
    }
    throw error;
  }
}
