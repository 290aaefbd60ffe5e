import { Agent, request } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeDataDir, removeDataDir } from '../testing/databases/data-dir';
import { insertContacts, skipTo } from '../testing/databases/searched-records';
import { AuditLog } from './storage/audit/audit-log';
import { readConfig } from './config';
import { segmentSize } from './review/search/index/gram-blocks';
import { startServer } from './start';
import { openDatabase } from './storage/database';
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

it('notes where the audit log ends when it stops, and says at the next start when that was cut off', async () => {
  const dataDir = makeDataDir();
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  const announced: string[] = [];
  const printLine = (line: string) => void announced.push(line);
  const server = await startServer(config, {
    printLine,
    prepare: async (_app, database) => {
      const audit = new AuditLog(database, () => new Date());
      const entry = { adminId: 'a', action: 'release', kind: 'welfare', subjects: [] } as const;
      await database.transaction().execute((transaction) => audit.append(transaction, entry));
    },
  });
  await server.stop();
  const noted = announced.find((line) => line.startsWith('The audit log has 1 entries'));
  expect(readFileSync(join(dataDir, 'audit-heads'), 'utf8')).toContain(noted?.slice(-64));

  const database = await openDatabase(config);
  await sql`drop trigger audit_log_no_delete`.execute(database);
  await sql`delete from audit_log`.execute(database);
  await sql`update audit_head set length = 0, hash = ''`.execute(database);
  await database.destroy();
  await (await startServer(config, { printLine })).stop();
  removeDataDir(dataDir);
  expect(announced.at(-1)).toMatch(/does not hold what it held before/);
});
