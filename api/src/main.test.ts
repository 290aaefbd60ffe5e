import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { startProcess } from '../testing/child-process';
import type { ServerProcess } from '../testing/child-process';
import { makeDataDir, removeDataDir } from '../testing/databases/data-dir';
import { encodeMultipart, sampleProfile } from '../testing/people/members';
import { sampleBody } from '../testing/samples/sample-bodies';
import { openDatabase } from './storage/database';

jest.setTimeout(60_000);

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  dataDir = makeDataDir();
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.ended;
  removeDataDir(dataDir);
});

const start = async (environment: Record<string, string> = {}, ...words: string[]) => {
  server = await startProcess({ DATA_DIR: dataDir, ...environment }, { words });
  return server;
};

const stop = async () => {
  server?.kill('SIGTERM');
  return server?.ended;
};

async function countRows(): Promise<number> {
  const database = await openDatabase({ dataDir });
  const rows = await database.selectFrom('submissions').select('id').execute();
  await database.destroy();
  return rows.length;
}

it('remakes pictures as it is built for production', async () => {
  const { address } = await start();
  const picture = await sharp({
    create: { width: 40, height: 20, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(picture)], 'me.png');
  const { body, headers } = await encodeMultipart({ ...sampleProfile, image });
  const answer = await fetch(`${address}/api/profiles/register`, { method: 'POST', body, headers });
  expect(answer.status).toBe(201);
  expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1);
});

it('finishes requests that have begun when it is told to stop, stores them and exits with 0', async () => {
  const { address, kill, ended } = await start();
  const body = JSON.stringify(sampleBody('contact'));
  const { port } = new URL(address);
  const begun = connect(Number(port), '127.0.0.1');
  const head = `POST /api/contacts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  begun.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`);
  // The answer to another request proves that the server has received what was sent before it.
  await fetch(`${address}/api/health`);
  kill('SIGTERM');
  while (await isListening(Number(port)));
  begun.write(body.slice(10));
  let answer = '';
  for await (const chunk of begun) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await ended).toBe(0);
  expect(await countRows()).toBe(1);
});

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true));
    probe.on('error', () => resolve(false));
    probe.on('connect', () => probe.destroy());
  });

async function untilBackup(address: string): Promise<void> {
  const folder = join(dataDir, 'backups');
  const isMade = () =>
    existsSync(folder) && readdirSync(folder).some((name) => /^church-.*\.sqlite$/.test(name));
  while (!isMade()) await fetch(`${address}/api/health`);
}

it('is for no other user of the machine to read, also what an older release left open', async () => {
  writeFileSync(join(dataDir, 'church.sqlite'), '');
  chmodSync(join(dataDir, 'church.sqlite'), 0o644);
  chmodSync(dataDir, 0o755);
  await start();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const entries = readdirSync(dataDir, { withFileTypes: true });
  expect(entries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['church.sqlite', 'church.sqlite-wal', 'server.lock', 'server.pid']),
  );
  for (const entry of entries) {
    const mode = statSync(join(dataDir, entry.name)).mode & 0o777;
    expect([entry.name, mode]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
  }
});

it('does not begin with an empty database beside a backup, unless it is told so', async () => {
  const { address } = await start();
  await untilBackup(address);
  await stop();
  rmSync(join(dataDir, 'church.sqlite'));
  await expect(start()).rejects.toThrow(/ended with 1[^]*Restore the newest backup: cp /);
  await start({}, '--new');
  expect(await stop()).toBe(0);
  await expect(start({}, '--knew')).rejects.toThrow('There is no option --knew.');
});

it('starts and says so while the store of MEDIA_URL cannot be reached', async () => {
  const { address, printed } = await start({
    MEDIA_URL: 's3://church/site?endpoint=http://127.0.0.1:1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  expect(printed()).toContain('(127.0.0.1:1) cannot be reached');
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
});

it('lets the lock go with a process that is killed', async () => {
  const first = await start();
  first.kill('SIGKILL');
  await first.ended;
  const second = await start();
  expect(second.printed()).not.toContain('Waiting');
});

it('prints where it listens, and the password of the first admin once', async () => {
  const first = await start();
  expect(first.printed()).toMatch(/First admin: admin@localhost with the password \S{20}/);
  first.kill('SIGTERM');
  await first.ended;
  const second = await start();
  expect(second.printed()).not.toContain('password');
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number'],
  [{ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }, 'ECONNREFUSED'],
])('ends with 1 and the reason when it cannot start: %j', async (environment, reason) => {
  await expect(start(environment)).rejects.toThrow(`ended with 1`);
  await expect(start(environment)).rejects.toThrow(reason);
});

it('ends with 1 and one sentence when another program has its port', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await start();
  await stop();
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    `ended with 1: Port ${port} of 127.0.0.1 is taken by another program: stop that one, or choose another port, for example with PORT=${port + 1}.\n`,
  );
  await new Promise((resolve) => other.close(resolve));
});

it('ends with 1 and advice when the database is damaged', async () => {
  writeFileSync(join(dataDir, 'church.sqlite'), 'x'.repeat(8192));
  await expect(start()).rejects.toThrow('Restore it from a backup');
});
