// @ts-check
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from '../storage/sqlite/sqlite-driver.js';

/**
 * The thread that copies the SQLite file while the server goes on: in WAL mode a reader holds up no writer.
 * Plain JavaScript for the reason given in storage/sqlite/sqlite-worker.js.
 *
 * @typedef {import('../storage/sqlite/sqlite-driver.js').SqliteFile} SqliteFile
 * @typedef {{ name: string, last: number }} Numbered a table whose rows are numbered, and the last number given
 */

/**
 * No row gets a number below one that was given, so of these rows there are only ever fewer.
 * @param {SqliteFile} database
 * @param {Numbered} table
 */
function countUpTo(database, { name, last }) {
  const counting = database.prepare(`select count(*) as count from "${name}" where rowid <= ?`);
  const [row] = /** @type {{ count: number }[]} */ (counting([last]).rows);
  return row?.count ?? 0;
}

/** @param {string} path */
function flush(path) {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Throws when the copy is not whole: it must pass SQLite's check and hold no fewer rows than the original
 * did afterwards, and no more than it did before.
 * @param {{ source: string, target: string }} paths the target is absent or empty
 */
async function copy({ source, target }) {
  const original = await openSqlite(source, { readOnly: true, timeout: 5000 });
  const tables = /** @type {Numbered[]} */ (
    original.prepare('select name, seq as last from sqlite_sequence')().rows
  );
  const before = tables.map((table) => countUpTo(original, table));
  original.prepare('vacuum into ?')([target]);
  const after = tables.map((table) => countUpTo(original, table));
  original.close();

  const made = await openSqlite(target, { readOnly: true });
  const [verdict] = /** @type {{ quick_check: string }[]} */ (
    made.prepare('pragma quick_check(1)')().rows
  );
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
  await copy(workerData);
  parentPort?.postMessage({});
} catch (error) {
  parentPort?.postMessage({
    message: error instanceof Error ? error.message : String(error),
    code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
  });
}
