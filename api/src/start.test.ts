import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { startServer } from './start';

it('stops once all is answered, without waiting for connections that are merely kept alive', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-start-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  const server = await startServer(config, {
    announce: () => undefined,
    // Only ever waited for where a connection is left open.
    drainPatience: 2 ** 31 - 1,
    prepare: async (app) => {
      app.post('/test', async () => 'answered');
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
  rmSync(dataDir, { recursive: true });
});
