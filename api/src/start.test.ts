import { Agent, request } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeDataDir, removeDataDir } from '../testing/databases/data-dir';
import { insertContacts, skipTo } from '../testing/databases/searched-records';
import { readConfig } from './config';
import { segmentSize } from './review/search/index/gram-blocks';
import { startServer } from './start';
import { SqliteThread } from './storage/sqlite/sqlite-thread';

it('stops once all is answered, without waiting for connections that are merely kept alive', async () => {
  const dataDir = makeDataDir();
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  const server = await startServer(config, {
    printLine: () => undefined,
    // Only ever waited for where a connection is left open.
    drainTimeout: 2 ** 31 - 1,
    prepare: async (app) => {
      app.post('/test', { config: { access: 'public' } }, async () => 'answered');
    },
  });
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const begun = request(`${server.address}/test`, { method: 'POST', agent, headers });
  begun.write('{');
  // Another request, answered, shows that the server has read what was written before it.
  await fetch(`${server.address}/api/health`);
  const answered = new Promise((resolve) => begun.once('response', resolve));
  const stopped = server.stop();
  begun.end('}');
  expect(await answered).toHaveProperty('statusCode', 200);
  await stopped;
  agent.destroy();
  removeDataDir(dataDir);
});

it('lets no second server onto the same folder', async () => {
  const dataDir = makeDataDir();
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  const first = await startServer(config, { printLine: () => undefined });
  const stopping = new AbortController();
  const second = startServer(config, {
    printLine: () => stopping.abort(),
    signal: stopping.signal,
  });
  await expect(second).rejects.toHaveProperty('name', 'AbortError');
  await first.stop();
  await (await startServer(config, { printLine: () => undefined })).stop();
  removeDataDir(dataDir);
});

it('indexes what is stored while it listens, for the search of all sections', async () => {
  const dataDir = makeDataDir();
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  const server = await startServer(config, {
    printLine: () => undefined,
    prepare: async (_app, database) => {
      await insertContacts(database, ['{"name":"Ruth"}']);
      await skipTo(database, 'sqlite', segmentSize);
      await insertContacts(database, ['{"name":"Ida"}']);
    },
  });
  const file = join(dataDir, 'search.sqlite');
  while (!existsSync(file) || (await countSegments(file)) === 0) await setTimeout(50);
  await server.stop();
  expect(await countSegments(file)).toBe(1);
  removeDataDir(dataDir);
});

/** None as well where its tables are not made yet. */
async function countSegments(file: string): Promise<number> {
  const thread = new SqliteThread(file, true);
  const found = await thread.run('select segment from search_segments', []).catch(() => undefined);
  await thread.close();
  return found?.rows.length ?? 0;
}
