import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';

/** What a statement answered. `changes`: the rows that an insert, update, delete or replace without `returning` changed. */
export interface Outcome {
  readonly rows: unknown[];
  readonly changes: number;
}

/** Steps a prepared statement to its end. */
export type Statement = (parameters?: readonly unknown[]) => Outcome;

export interface SqliteFile {
  readonly prepare: (sql: string) => Statement;
  readonly close: () => void;
}

interface Options {
  /** Milliseconds to wait for a lock, 0 when not said. */
  readonly timeout?: number;
  readonly readOnly?: boolean;
}

/**
 * Opens a file, or makes it unless it is only to be read.
 * @throws Error whose `code` is the name that SQLite has for it, e.g. SQLITE_FULL. An error about a parameter that SQLite
 * cannot store has none of these codes.
 */
export function openSqlite(
  path: string,
  { timeout = 0, readOnly = false }: Options = {},
): SqliteFile {
  // An absolute path is never taken for the address (`file:...`) that Node also understands.
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
 * Whether a statement changes rows and returns none. Node 22.13 cannot say how many columns a statement returns, and one
 * that returns rows must be stepped through all of them, which `run` does not do.
 */
const isPlainChange = (sql: string) =>
  /^\s*(insert|update|delete|replace)\b/i.test(sql) && !/\breturning\b/i.test(sql);

/** Node 22 refuses undefined, and Node 24 takes a boolean, which would hide a mistake. */
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

/** Gives an error of SQLite the name of its code, which Node leaves out. */
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
