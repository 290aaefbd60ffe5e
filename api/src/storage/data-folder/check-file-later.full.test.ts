import { closeSync, openSync, statSync, utimesSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeDataDir, removeDataDir } from '../../../testing/databases/data-dir';
import { readConfig } from '../../config';
import { startServer } from '../../start';
import { sqliteFile } from '../database';
import type { Database } from '../database';

type Prepare = (app: unknown, database: Database) => Promise<void>;

let dataDir: string;
let printed: string[];
beforeEach(() => {
  dataDir = makeDataDir();
  printed = [];
});
afterEach(() => removeDataDir(dataDir));

const start = (prepare: Prepare = async () => undefined) =>
  startServer(readConfig({ DATA_DIR: dataDir, PORT: '0' }), {
    printLine: (line) => void printed.push(line),
    prepare,
  });

/** Runs a server that stores two megabytes which no start reads, and ends in order. */
async function serveOnce(): Promise<void> {
  const server = await start(async (_app, database) => {
    await sql`create table ballast (words text)`.execute(database);
    const words = 'x'.repeat(2000);
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 1000)
      insert into ballast select ${words} from numbers`.execute(database);
  });
  await server.stop();
}

/** Damages pages as a disk does: the bytes differ, while size and times stay. */
function spoilPages({ isNoticed = false } = {}): void {
  const file = sqliteFile(dataDir);
  const { size, mtimeMs } = statSync(file);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(65_536, 7), 0, 65_536, Math.floor(size / 2));
  closeSync(handle);
  // The time is in seconds. The half millisecond keeps rounding down from changing it.
  const time = Math.floor(mtimeMs) / 1000 + 0.0005;
  if (!isNoticed) utimesSync(file, time, time);
}

const health = async (address: string) => {
  const answer = await fetch(`${address}/api/health`);
  const { reason } = (await answer.json()) as { reason?: string };
  return { status: answer.status, reason };
};

async function untilDamageIsKnown(address: string) {
  for (;;) {
    const answer = await health(address);
    if (answer.status !== 200) return answer;
    await sleep(20);
  }
}

it('listens before the whole file is read, and stores nothing more once it is found damaged', async () => {
  await serveOnce();
  spoilPages();
  const server = await start();
  expect(await untilDamageIsKnown(server.address)).toMatchObject({
    status: 503,
    reason: 'database-damaged',
  });
  const post = await fetch(`${server.address}/api/contacts`, { method: 'POST' });
  expect(post.status).toBe(503);
  while (!printed.some((line) => line.includes('is damaged'))) await sleep(20);
  expect(printed.join('\n')).toMatch(
    /is damaged\. .* Stop the server, put the file .* aside, copy /,
  );
  await server.stop();
  await expect(start()).rejects.toThrow('Restore it from a backup');
});

it('does not listen at all on a damaged file that was changed since the last clean end', async () => {
  await serveOnce();
  spoilPages({ isNoticed: true });
  await expect(start()).rejects.toThrow('Restore it from a backup');
});

it('checks before it listens what a server left that could not finish its check', async () => {
  await serveOnce();
  spoilPages();
  const server = await start();
  await server.stop();
  await expect(start()).rejects.toThrow('Restore it from a backup');
});

it('goes on serving when the file is sound, or when it had no time to read it', async () => {
  await serveOnce();
  const first = await start();
  expect((await health(first.address)).status).toBe(200);
  await first.stop();
  const second = await start();
  expect((await health(second.address)).status).toBe(200);
  await second.stop();
});
