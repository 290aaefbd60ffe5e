import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { errorCode } from '../error-code';
import { SqliteFault, SqliteThread } from './sqlite-thread';

/** What a crash or a failing disk left is found at start, not by the first visitor. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
}

/** Opens or makes the file at first use. Throws DamagedDatabase then, when it fails SQLite's own check. */
export const sqliteDialect = (path: string): Dialect => ({
  createAdapter: () => new TransactionalDdlAdapter(),
  createDriver: () => new SqliteThreadDriver(path),
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

  constructor(private readonly path: string) {}

  async init(): Promise<void> {
    mkdirSync(dirname(this.path), { recursive: true });
    this.thread = new SqliteThread(this.path);
    await this.thread.opened.catch((error: unknown) => {
      const code = errorCode(error);
      if (code !== 'SQLITE_CORRUPT' && code !== 'SQLITE_NOTADB') throw error;
      throw new DamagedDatabase(`${this.path} is damaged. Restore it from a backup.`);
    });
  }

  async acquireConnection(): Promise<ThreadConnection> {
    if (this.thread === undefined) throw new SqliteFault('not open', 'SQLITE_CANTOPEN');
    const connection = new ThreadConnection(this.thread);
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

class ThreadConnection implements DatabaseConnection {
  readonly released: Promise<void>;
  release: () => void = () => undefined;

  constructor(private readonly thread: SqliteThread) {
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.thread.run(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are not streamed; read a list in pieces.');
  }
}
