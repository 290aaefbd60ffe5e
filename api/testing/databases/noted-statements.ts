import { appendFileSync, readFileSync } from 'node:fs';
import { DefaultQueryCompiler, SqliteQueryCompiler } from 'kysely';

/** Where tests note the statements of both databases, told to all of jest's workers. Absent: none are noted. */
const notesVariable = 'TEST_STATEMENTS';

export const noteStatementsIn = (file: string): void => {
  process.env[notesVariable] = file;
};

/** Notes from here on each statement that the product has Kysely write, once for each test file. */
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

/** Whether a module of the product is among the callers: tests look into the database as well. */
function isAskedByProduct(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  return /\/api\/src\/(?!\S*\.test\.)/.test(stack);
}

/** A statement without what differs between two of its kind: how many values it has, and marks made at random. */
const shapeOf = (sql: string) =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '?')
    .replace(/'<[\w-]{16}/g, "'<")
    .replace(/\?(?:, \?)+/g, '?')
    .replace(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .trim();

/** What only SQLite is asked, because PostgreSQL is asked otherwise; its tables are made before notes are taken. */
const ofSqliteAlone = [
  /^(?:create|alter|drop|pragma|vacuum into) /,
  /^begin(?: immediate)?$/,
  /\bsqlite_|\bjson_(?:array|object)\(| as blob\)/,
];

/**
 * Statements that tests ran on SQLite and none on PostgreSQL. A suite of routes need not run on both: that each of its
 * statements ran on both somewhere is enough (decision 65).
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
