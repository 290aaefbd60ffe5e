import { appendFileSync, readFileSync } from 'node:fs';
import { DefaultQueryCompiler, SqliteQueryCompiler } from 'kysely';

/** The variable with the file in which all of jest's workers record statements; absent: they record none. */
const notesVariable = 'TEST_STATEMENTS';

export const noteStatementsIn = (file: string): void => {
  process.env[notesVariable] = file;
};

/** Records from now on each statement that the product executes through Kysely, once per test file. */
export function noteStatements(file = process.env[notesVariable]): void {
  if (file === undefined) return;
  const noted = new Set<string>();
  const compile = Object.getOwnPropertyDescriptor(DefaultQueryCompiler.prototype, 'compileQuery');
  const compileQuery = compile?.value as DefaultQueryCompiler['compileQuery'];
  DefaultQueryCompiler.prototype.compileQuery = function (node, id) {
    const compiled = compileQuery.call(this, node, id);
    const kind = this instanceof SqliteQueryCompiler ? 'sqlite' : 'postgres';
    const line = `${kind}\t${shapeOf(compiled.sql)}\n`;
    if (!noted.has(line) && isAskedByProduct()) {
      noted.add(line);
      appendFileSync(file, line);
    }
    return compiled;
  };
}

/** Whether a module of the product is among the callers: tests query the database as well. */
function isAskedByProduct(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  return /\/api\/src\/(?!\S*\.test\.)/.test(stack);
}

/** Normalizes a statement: the number of its values and random names are removed. */
const shapeOf = (sql: string) =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '?')
    .replace(/'<[\w-]{16}/g, "'<")
    .replace(/\?(?:, \?)+/g, '?')
    .replace(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .trim();

/** Statements only for SQLite, with counterparts for PostgreSQL. Its tables are created before recording begins. */
const ofSqliteAlone = [
  /^(?:create|alter|drop|pragma|vacuum into) |^vacuum$/,
  // PostgreSQL's has `for update skip locked` at its end.
  /^update submissions set person = found\.column3,/,
  // PostgreSQL's casts the text to json.
  /^update "\w+" set body = changed\.column3,/,
  // PostgreSQL's has `json_array_elements_text`.
  /\bjson_each\(/,
  // PostgreSQL's has `extract(epoch from ...)`.
  /\bjulianday\(/,
  /^begin(?: immediate)?$/,
  /\bsqlite_|\bjson_(?:array|object)\(| as blob\)/,
];

/**
 * Returns statements that tests ran on SQLite but not on PostgreSQL. A suite of routes need not run on both, as long as
 * each of its statements ran on both somewhere (decision 65).
 */
export function findUnprovenStatements(file: string): readonly string[] {
  const ran = { sqlite: new Set<string>(), postgres: new Set<string>() };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [kind, sql] = line.split('\t');
    if ((kind === 'sqlite' || kind === 'postgres') && sql !== undefined) ran[kind].add(sql);
  }
  return [...ran.sqlite].filter(
    (sql) => !ran.postgres.has(sql) && !ofSqliteAlone.some((pattern) => pattern.test(sql)),
  );
}
