import { closeSync, fsyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from '../sqlite/sqlite-driver.ts';
import type { SqliteFile } from '../sqlite/sqlite-driver.ts';

/** The thread that copies the SQLite file while the server goes on: in WAL mode a reader holds up no writer. */

interface Paths {
  readonly source: string;
  /** Absent or empty before the copy. */
  readonly target: string;
}

/** A table whose rows are numbered, and the last number given. */
interface Numbered {
  readonly name: string;
  readonly last: number;
}

/** No row gets a number below one that was given, so of these rows there are only ever fewer. */
function countUpTo(database: SqliteFile, { name, last }: Numbered): number {
  const counting = database.prepare(`select count(*) as count from "${name}" where rowid <= ?`);
  const [row] = counting([last]).rows as { count: number }[];
  return row?.count ?? 0;
}

function flush(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Copies the file.
 * @throws Error when the copy is not whole: it must pass SQLite's check and hold no fewer rows than the original did
 * afterwards, and no more than it did before.
 */
function copy({ source, target }: Paths): void {
  const original = openSqlite(source, { readOnly: true, timeout: 5000 });
  const tables = original.prepare('select name, seq as last from sqlite_sequence')()
    .rows as Numbered[];
  const before = tables.map((table) => countUpTo(original, table));
  original.prepare('vacuum into ?')([target]);
  const after = tables.map((table) => countUpTo(original, table));
  original.close();

  const made = openSqlite(target, { readOnly: true });
  const [verdict] = made.prepare('pragma quick_check(1)')().rows as { quick_check: string }[];
  if (verdict?.quick_check !== 'ok')
    throw new Error(`The copy is damaged: ${verdict?.quick_check}`);
  tables.forEach((table, index) => {
    const count = countUpTo(made, table);
    if (count > (before[index] ?? 0) || count < (after[index] ?? 0)) {
      throw new Error(`The copy of ${table.name} has ${count} rows.`);
    }
  });
  made.close();
  flush(target);
}

try {
  copy(workerData as Paths);
  parentPort?.postMessage({});
} catch (error) {
  parentPort?.postMessage({
    message: error instanceof Error ? error.message : String(error),
    code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
  });
}
