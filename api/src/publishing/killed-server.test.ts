import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, watch, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentEndpoint, contentKindEndpoint, contentPublishEndpoint } from 'contract/content-api';
import type { ContentOverview, StoredEntries, StoredEntry } from 'contract/content-api';
import { emptySnapshot } from 'contract/content-entry';
import type { ContentSnapshot } from 'contract/content-entry';
import { writeSnapshot } from 'contract/content-snapshot';
import { adminLoginEndpoint } from 'contract/session';
import type { AdminSession } from 'contract/session';
import { csrfTokenHeader } from 'contract/wire';
import { startProcess } from '../../testing/child-process';
import type { ServerProcess } from '../../testing/child-process';
import { sampleText } from '../../testing/content';

jest.setTimeout(180_000);

/** Waits with the snapshot in hand while there is a file `wait`, and else shows it. */
const program = `
const { existsSync, renameSync, writeFileSync } = require('node:fs');
const site = process.argv[2];
console.log('Ready for the snapshot.');
let text = '';
process.stdin.on('data', (data) => (text += data)).on('end', () => {
  writeFileSync(site + '/taken', String(process.pid));
  if (existsSync(site + '/wait')) setInterval(() => undefined, 1000);
  else {
    writeFileSync(site + '/next.json', text);
    renameSync(site + '/next.json', site + '/current/snapshot.json');
  }
});`;

let folder: string;
let server: ServerProcess;
const inSite = (file: string) => join(folder, 'site', file);
const admin = { email: 'admin@example.org', password: 'correct horse battery' };

const start = async () =>
  (server = await startProcess({
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    SITE_PUBLISHER: join(folder, 'program.cjs'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-server-'));
  mkdirSync(inSite('sets/1'), { recursive: true });
  symlinkSync('sets/1', inSite('current'));
  writeFileSync(join(folder, 'program.cjs'), program);
  const starter = { id: 'starter', ...sampleText('messages') };
  writeFileSync(
    inSite('current/snapshot.json'),
    writeSnapshot({ ...emptySnapshot, messages: [starter] }),
  );
  await start();
});
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true });
});

async function logIn() {
  const login = await fetch(server.address + adminLoginEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { token } = (await login.json()) as AdminSession;
  return async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(server.address + path, {
      headers: { cookie, [csrfTokenHeader]: token, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

/** Until a file is there, or says what it should. */
async function until(isSo: () => boolean): Promise<void> {
  for (const watcher = watch(inSite('.'), { recursive: true }); ;) {
    const changed = once(watcher, 'change');
    if (isSo()) return watcher.close();
    await changed;
  }
}

const shownMessages = () =>
  (JSON.parse(readFileSync(inSite('current/snapshot.json'), 'utf8')) as ContentSnapshot).messages;

/** Publishes a message while the program waits. */
async function publishAndWait(): Promise<StoredEntry> {
  const call = await logIn();
  const before = await call<StoredEntries>(contentKindEndpoint('messages'));
  expect(before.entries.map(({ id }) => id)).toEqual(['starter']);
  writeFileSync(inSite('wait'), '');
  const added = await call<StoredEntry>(contentKindEndpoint('messages'), sampleText('messages'));
  const { id, revision } = added;
  await call(contentPublishEndpoint('messages', id), { revision });
  const { site } = await call<ContentOverview>(contentEndpoint);
  expect(site.state).toBe('under-way');
  await until(() => existsSync(inSite('taken')));
  expect(shownMessages()).toHaveLength(1);
  return added;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('shows at the next start what was published when the server was killed', async () => {
  const { id } = await publishAndWait();
  server.kill('SIGKILL');
  await server.ended;
  process.kill(Number(readFileSync(inSite('taken'), 'utf8')), 'SIGKILL');
  rmSync(inSite('wait'));
  await start();
  await until(() => shownMessages().length === 2);
  expect(shownMessages().map((message) => message.id)).toContain(id);
});

it('ends the program when it stops', async () => {
  await publishAndWait();
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(isRunning(Number(readFileSync(inSite('taken'), 'utf8')))).toBe(false);
});
