import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../src/storage/database';
import { makePostgresTemplate } from './postgres-databases';
import { startPostgres } from './throw-away-postgres';
import type { ThrowAwayPostgres } from './throw-away-postgres';

/**
 * One PostgreSQL server for all test files, each of which creates its own databases in it. It starts when a test needs
 * it (`serverUrl` in postgres-databases.ts), because initdb takes longer than most files do.
 */
export async function sharePostgres(): Promise<{ stop(): Promise<void> }> {
  let starting: Promise<ThrowAwayPostgres> | undefined;
  const starter = createServer((_request, response) => {
    starting ??= startWithTemplate();
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  process.env['TEST_POSTGRES_STARTER'] = String((starter.address() as AddressInfo).port);
  return {
    stop: async () => {
      starter.close();
      await (await starting)?.stop();
    },
  };
}

async function startWithTemplate(): Promise<ThrowAwayPostgres> {
  const postgres = await startPostgres('off');
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  await makePostgresTemplate(async (address) => {
    const database = await openDatabase(address);
    await database.deleteFrom('data_keys').execute();
    await database.destroy();
  });
  return postgres;
}
