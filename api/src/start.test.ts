import { Agent, request } from 'node:http';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, removeDataDir } from '../testing/databases/data-dir';
import { readConfig } from './config';
import { startServer } from './start';

it('stops once all is answered, without waiting for connections that are merely kept alive', async () => {
  const dataDir = makeDataDir();
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  const server = await startServer(config, {
    printLine: () => undefined,
    // The timeout applies only if a connection is left open.
    drainTimeout: 2 ** 31 - 1,
    prepare: async (app) => {
      app.post('/test', { config: { access: 'public' } }, async () => 'answered');
    },
  });
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const begun = request(`${server.address}/test`, { method: 'POST', agent, headers });
  begun.write('{');
  // The answer to another request proves that the server has received what was sent before it.
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

it('removes the index of what people wrote that an earlier release left', async () => {
  const dataDir = makeDataDir();
  const files = ['', '-wal', '-shm'].map((end) => join(dataDir, `search.sqlite${end}`));
  for (const file of files) writeFileSync(file, 'Please pray for us.');
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  await (await startServer(config, { printLine: () => undefined })).stop();
  expect(files.filter((file) => existsSync(file))).toEqual([]);
  removeDataDir(dataDir);
});
