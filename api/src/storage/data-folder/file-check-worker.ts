import { setPriority } from 'node:os';
import { openSqlite } from '../sqlite/sqlite-driver.ts';

/**
 * The process that checks a whole SQLite file and reports SQLite's verdict, `ok` or what is wrong. It is a process
 * because a thread cannot be ended while SQLite reads.
 */
function check() {
  // Requests of visitors come first.
  setPriority(10);
  const database = openSqlite(process.argv[2] ?? '', { readOnly: true, timeout: 5000 });
  const [verdict] = database.prepare('pragma quick_check(1)')().rows as { quick_check: string }[];
  return { verdict: verdict?.quick_check };
}

const toFailure = (error: unknown) =>
  error instanceof Error && 'code' in error
    ? { code: String(error.code), message: error.message }
    : { message: String(error) };

function answer() {
  try {
    return check();
  } catch (error) {
    return toFailure(error);
  }
}

process.send?.(answer(), () => process.exit());
