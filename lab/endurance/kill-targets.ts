import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHealth } from 'contract/server-requests';
import { startProcess } from '../../api/testing/child-process';
import type { ServerProcess } from '../../api/testing/child-process';
import type { TestDatabase } from '../../api/testing/databases/databases';
import type { ThrowAwayPostgres } from '../../api/testing/databases/throw-away-postgres';
import type { KillTarget } from './kill-rounds';

/** Environment variables that make a server use a database. */
export const environmentOf = ({ dataDir, databaseUrl, dataKey = '' }: TestDatabase['address']) => ({
  DATA_DIR: dataDir,
  DATA_KEY: dataKey,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

/** Creates a folder for the emails and the key of a server on PostgreSQL. Call `remove` at the end. */
export function withTemporaryDataDir(address: Omit<TestDatabase['address'], 'dataDir'>) {
  const folder = mkdtempSync(join(tmpdir(), 'church-killed-'));
  return {
    ...address,
    dataDir: join(folder, 'data'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The server's own process. Call `kill` once more at the end. */
export function serverProcess(where: TestDatabase['address']): KillTarget {
  let server: ServerProcess | undefined;
  return {
    async revive() {
      server = await startProcess(environmentOf(where));
      return server.address;
    },
    async kill() {
      server?.kill('SIGKILL');
      await server?.ended;
    },
  };
}

/** PostgreSQL with all its processes, behind a server that keeps running. */
export function postgresBehind(server: ServerProcess, postgres: ThrowAwayPostgres): KillTarget {
  let isKilled = false;
  return {
    async revive() {
      if (isKilled) await postgres.resume();
      // The server must reconnect by itself, without a restart.
      while (!(await fetch(server.address + getHealth.path)).ok);
      return server.address;
    },
    async kill() {
      isKilled = true;
      await postgres.interrupt('kill');
    },
  };
}
