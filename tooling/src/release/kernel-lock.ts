/** What is used of SQLite, by Node's own module and by better-sqlite3 alike. */
interface SqliteFile {
  exec(sql: string): unknown;
  close(): unknown;
}
export type Sqlite = new (path: string, options: { readonly timeout: number }) => SqliteFile;

export interface KernelLock {
  /** Lets the next one in. */
  release(): void;
}

/**
 * Takes a lock that the kernel ends with this process, however that ends: SQLite's own on an empty file, as the api has
 * one on its folder (docs/decisions/0028). No other code may open the file: closing it again would end the lock.
 *
 * @returns undefined while it is held already
 */
export function tryToLock(Database: Sqlite, file: string): KernelLock | undefined {
  const database = new Database(file, { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return { release: () => void database.close() };
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** Node's own from 22.13 on, better-sqlite3 before (docs/decisions/0029). */
export async function loadSqlite(): Promise<Sqlite> {
  return loadNodeSqlite() ?? (await import('better-sqlite3')).default;
}

function loadNodeSqlite(): Sqlite | undefined {
  const { emitWarning } = process;
  // Before 24.15 loading it warns that it is experimental, which tells an operator nothing to do.
  process.emitWarning = () => undefined;
  try {
    const node: { getBuiltinModule?(name: string): { DatabaseSync: Sqlite } | undefined } = process;
    return node.getBuiltinModule?.('node:sqlite')?.DatabaseSync;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** SQLITE_BUSY, as better-sqlite3 names it and as Node counts it. */
function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return code === 'SQLITE_BUSY' || errcode === 5;
}
