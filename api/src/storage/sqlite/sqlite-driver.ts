import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';

/**
 * The result of a statement. `changes` counts the rows that an insert, update, delete or replace without `returning`
 * changed.
 */
export interface Outcome {
  readonly rows: unknown[];
  readonly changes: number;
}

/** Runs a prepared statement to its end. */
export type Statement = (parameters?: readonly unknown[]) => Outcome;

export interface SqliteFile {
  readonly prepare: (sql: string) => Statement;
  readonly close: () => void;
}

interface Options {
  /** Milliseconds to wait for a lock; 0 by default. */
  readonly timeout?: number;
  readonly readOnly?: boolean;
}

/**
 * Opens a file, and creates it unless it is read-only.
 * @throws Error whose `code` is SQLite's name for it, e.g. SQLITE_FULL. An error about a parameter that SQLite cannot
 * store has none of these codes.
 */
export function openSqlite(
  path: string,
  { timeout = 0, readOnly = false }: Options = {},
): SqliteFile {
  // Node also accepts a URL (`file:...`), for which an absolute path is never mistaken.
  const database = withCode(() => new DatabaseSync(resolve(path), { readOnly }));
  const prepare: SqliteFile['prepare'] = (sql) => {
    const statement = withCode(() => database.prepare(sql));
    const isChange = isPlainChange(sql);
    return (parameters = []) =>
      withCode(() => {
        const values = parameters.map(toInputValue);
        return isChange
          ? { rows: [], changes: Number(statement.run(...values).changes) }
          : { rows: statement.all(...values), changes: 0 };
      });
  };
  // The option of the same name came with Node 22.16.
  prepare(`pragma busy_timeout = ${timeout}`)();
  return { prepare, close: () => database.close() };
}

/**
 * Returns whether a statement changes rows and returns none. Node 22.13 cannot say how many columns a statement
 * returns, and one that returns rows must be stepped through all of them, which `run` does not do.
 */
const isPlainChange = (sql: string) =>
  /^\s*(insert|update|delete|replace)\b/i.test(sql) && !/\breturning\b/i.test(sql);

/**
 * Checks a value alike on all versions: Node 22 refuses undefined, and Node 24 accepts a boolean, which would hide a
 * mistake.
 */
function toInputValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') throw new TypeError('SQLite stores no booleans; give it 0 or 1.');
  return (value ?? null) as SQLInputValue;
}

/** The result codes that the server tells apart, the extended ones first (https://www.sqlite.org/rescode.html). */
const codeNames: Readonly<Record<number, string>> = {
  1032: 'READONLY_DBMOVED',
  2067: 'CONSTRAINT_UNIQUE',
  5: 'BUSY',
  6: 'LOCKED',
  8: 'READONLY',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  19: 'CONSTRAINT',
  26: 'NOTADB',
};

const toCodeName = (code: number) =>
  `SQLITE_${codeNames[code] ?? codeNames[code & 0xff] ?? 'ERROR'}`;

/** Adds the name of its code to an error of SQLite, which Node leaves out. */
function withCode<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) {
      throw Object.assign(error, { code: toCodeName(Number(error.errcode)) });
    }
    throw error;
  }
}
