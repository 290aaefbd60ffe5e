import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { errorCode } from '../error-code';
import type { CountedStatement } from './counted-statement';
import { DatabaseFileLost } from './database-file';
import type { DatabaseFile } from './database-file';
import { SqliteError, SqliteThread } from './sqlite-thread';

/** The database is damaged by a crash or a failing disk. The start finds that, not the first visitor. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  readonly code = 'SQLITE_CORRUPT';
  constructor(path: string) {
    super(`${path} is damaged. Restore it from a backup.`);
  }
}

/**
 * Opens or creates the file at its first use. Throws DamagedDatabase then, where it fails SQLite's own check.
 * @param isTrusted leaves that check to the caller
 */
export const sqliteDialect = (file: DatabaseFile, isTrusted = false): Dialect => ({
  createAdapter: () => new TransactionalDdlAdapter(),
  createDriver: () => new SqliteThreadDriver(file, isTrusted),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (database) => new SqliteIntrospector(database),
});

/** SQLite rolls DDL back like any other statement, so a killed migration leaves nothing half made. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteThreadDriver implements Driver {
  private thread: SqliteThread | undefined;
  private readonly transactions: Transactions = { last: Promise.resolve() };

  constructor(
    private readonly file: DatabaseFile,
    private readonly isTrusted: boolean,
  ) {}

  async init(): Promise<void> {
    const { path } = this.file;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.thread = new SqliteThread(path, this.isTrusted);
    await this.thread.opened.catch((error: unknown) => {
      const code = errorCode(error);
      if (code !== 'SQLITE_CORRUPT' && code !== 'SQLITE_NOTADB') throw error;
      throw new DamagedDatabase(path);
    });
    this.file.remember();
  }

  async acquireConnection(): Promise<ThreadConnection> {
    if (this.thread === undefined) throw new SqliteError('not open', 'SQLITE_CANTOPEN');
    return new ThreadConnection(this.thread, this.file, this.transactions);
  }

  /** Takes the write lock at once: upgrading a read fails without waiting when another process writes. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.thread?.close();
  }
}

/**
 * Statements after which the file need not hold new data. They include `begin`: refused after it has begun, a
 * transaction would never end, and what is stored could not even be rescued. Its writes are checked themselves.
 */
const readOrUndone = /^\s*(select|pragma|begin|rollback|vacuum)\b/i;

/** Begins a transaction, which lasts until its connection is released. */
const begins = /^\s*begin\b/i;

interface Transactions {
  /** Resolves when the transaction that was begun last is over. */
  last: Promise<void>;
}

/** The connection of SQLite with what it offers beyond Kysely's. */
export interface SqliteConnection extends DatabaseConnection {
  /** Runs statements for `storeInTransaction`. */
  runTogether(statements: readonly CountedStatement[]): Promise<boolean>;
}

/**
 * One of many connections that share the thread. Statements outside a transaction are sent without waiting for earlier
 * results: the thread keeps their order, and is never idle until the server's thread has read a result.
 */
class ThreadConnection implements SqliteConnection {
  /** Ends the transaction; set while one is open. */
  private end: (() => void) | undefined;

  constructor(
    private readonly thread: SqliteThread,
    private readonly file: DatabaseFile,
    private readonly transactions: Transactions,
  ) {}

  /** Lets the other connections go on after a transaction. */
  release(): void {
    this.end?.();
  }

  /** Runs a statement. Reading works without the file. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    await this.turn(begins.test(sql));
    const run = () => this.thread.run(sql, parameters);
    const { rows, changes } = await (readOrUndone.test(sql) ? run() : this.write(run));
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async runTogether(statements: readonly CountedStatement[]): Promise<boolean> {
    await this.turn();
    return this.write(() => this.thread.runTogether(statements));
  }

  /**
   * Resolves when no other connection has an open transaction. Waiting connections send in the order of these calls,
   * since each sends as soon as it is resumed.
   */
  private turn(isBegin = false): Promise<void> {
    if (this.end !== undefined) return Promise.resolve();
    const { last } = this.transactions;
    if (isBegin) this.transactions.last = new Promise((resolve) => (this.end = resolve));
    return last;
  }

  /** Writes count only if the file still exists afterwards. */
  private async write<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    if (this.file.isLost) throw new DatabaseFileLost(this.file.path);
    const answer = await run();
    this.file.check();
    return answer;
  }

  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are not streamed; read a list in pieces.');
  }
}
