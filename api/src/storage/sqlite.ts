import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, Dialect } from 'kysely';
import { CompiledQuery } from 'kysely';

/** A page cut off by a crash or a failing disk is found at start, not by the first visitor. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
}

/**
 * Opens or makes the file, durable at every commit: NORMAL lost acknowledged rows in simulated power
 * cuts, FULL none (DESIGN 3.3). Throws DamagedDatabase when the file fails SQLite's own check.
 */
export function sqliteDialect(path: string): Dialect {
  mkdirSync(dirname(path), { recursive: true });
  const database = new Sqlite(path, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const verdict = database.pragma('quick_check(1)', { simple: true });
  if (verdict !== 'ok') {
    database.close();
    throw new DamagedDatabase(`${path} is damaged (${String(verdict)}). Restore it from a backup.`);
  }
  const dialect = new SqliteDialect({ database });
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new ImmediateDriver(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** SQLite rolls DDL back like any other statement, so a killed migration leaves nothing half made. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  constructor(private readonly database: Sqlite.Database) {
    super({ database });
  }

  /** Takes the write lock at once: upgrading a read fails without waiting when another process writes. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk makes SQLite roll back by itself; a second rollback would hide the true error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}
