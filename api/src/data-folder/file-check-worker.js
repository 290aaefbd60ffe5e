// @ts-check
import { setPriority } from 'node:os';
import { openSqlite } from '../storage/sqlite/sqlite-driver.js';

/**
 * The process that reads a whole SQLite file and says what SQLite finds wrong with it: `ok`, or what. A process, because
 * a thread cannot be ended while SQLite reads. Plain JavaScript for the reason given in storage/sqlite/sqlite-worker.js.
 */
async function check() {
  // Visitors come first.
  setPriority(10);
  const database = await openSqlite(process.argv[2] ?? '', { readOnly: true, timeout: 5000 });
  const [verdict] = /** @type {{ quick_check: string }[]} */ (
    database.prepare('pragma quick_check(1)')().rows
  );
  return verdict?.quick_check;
}

/** @param {unknown} error */
const wordsOf = (error) =>
  error instanceof Error && 'code' in error
    ? { code: String(error.code), message: error.message }
    : { message: String(error) };

process.send?.(await check().then((verdict) => ({ verdict }), wordsOf), () => process.exit());
