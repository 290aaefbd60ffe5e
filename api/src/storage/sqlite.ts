import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { errorCode } from '../error-code';
import { DatabaseFileLost } from './database-file';
import type { DatabaseFile } from './database-file';
import { SqliteFault, SqliteThread } from './sqlite-thread';

/** What a crash or a failing disk left is found at start, not by the first visitor. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  readonly code = 'SQLITE_CORRUPT';
  constructor(path: string) {
    super(`${path} is damaged. Restore it from a backup.`);
  }
}

/**
 * Opens or makes the file at first use. Throws DamagedDatabase then, when it fails SQLite's own check.
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

/** Hands its one connection to one transaction or statement after the other. */
class SqliteThreadDriver implements Driver {
  private thread: SqliteThread | undefined;
  private lastTurn: Promise<void> = Promise.resolve();

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
    if (this.thread === undefined) throw new SqliteFault('not open', 'SQLITE_CANTOPEN');
    const connection = new ThreadConnection(this.thread, this.file);
    const previous = this.lastTurn;
    this.lastTurn = connection.released;
    await previous;
    return connection;
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
 * Statements after which the file need not hold new data. One that begins a transaction is among them: if it were refused
 * once it has begun, nobody would end it, and what is stored could not even be saved. What is written in it is looked at.
 */
const readOrUndone = /^\s*(select|pragma|begin|rollback|vacuum)\b/i;

class ThreadConnection implements DatabaseConnection {
  readonly released: Promise<void>;
  release: () => void = () => undefined;

  constructor(
    private readonly thread: SqliteThread,
    private readonly file: DatabaseFile,
  ) {
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  /** What was written counts only if the file is still there afterwards. Reading goes on without it. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const isWrite = !readOrUndone.test(sql);
    if (isWrite && this.file.isLost) throw new DatabaseFileLost(this.file.path);
    const { rows, changes } = await this.thread.run(sql, parameters);
    if (isWrite) this.file.check();
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are not streamed; read a list in pieces.');
  }
}
