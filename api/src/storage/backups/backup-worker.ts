import { closeSync, fsyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from '../sqlite/sqlite-driver.ts';
import type { SqliteFile } from '../sqlite/sqlite-driver.ts';

/** The thread that copies the SQLite file while the server goes on: in WAL mode a reader blocks no writer. */

interface Paths {
  readonly source: string;
  /** The path of the copy, where no file or an empty one is before. */
  readonly target: string;
}

/** A table with an autoincrement key, and the last key that was given. */
interface Numbered {
  readonly name: string;
  readonly last: number;
}

/** Counts the rows up to a key. Keys only rise, so this count can only shrink. */
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
 * @throws Error when the copy is not complete: it must pass SQLite's integrity check, and hold at least as many rows as
 * the original afterwards and at most as many as the original before.
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
