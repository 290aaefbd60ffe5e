import { randomInt } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { openDatabase } from '../../api/src/storage/database';
import { startProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import { seededRandom } from './seeded-random';
import { environmentOf } from './kill-targets';

jest.setTimeout(120_000);

/** Milliseconds that the migrations take at most, from the moment when the file exists. */
const maxDelay = 20;

/** Kills a first start during its migrations. */
async function killStart(dataDir: string, delay: number): Promise<void> {
  const watcher = watch(dataDir);
  const hasBegun = once(watcher, 'change');
  const child = spawn(process.execPath, [process.env['TEST_SERVER'] ?? ''], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environmentOf({ dataDir }) },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await hasBegun;
  watcher.close();
  await new Promise((resolve) => setTimeout(resolve, delay));
  child.kill('SIGKILL');
  await ended;
}

const seed = randomInt(2 ** 31);
const random = seededRandom(seed);
const delays = Array.from({ length: 8 }, () => random(0, maxDelay));

it.each(delays)(
  'starts over what a first start left that was killed after %d ms',
  async (delay) => {
    const dataDir = makeDataDir();
    await killStart(dataDir, delay);
    const server = await startProcess(environmentOf({ dataDir }));
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const database = await openDatabase({ dataDir });
    const tables = (await database.introspection.getTables()).map(({ name }) => name);
    await database.destroy();
    removeDataDir(dataDir);
    expect(tables).toEqual(expect.arrayContaining(['submissions', 'admins', 'outbox']));
  },
);
