import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentEndpoint, contentKindEndpoint, contentPublishEndpoint } from 'contract/content-api';
import type { ContentOverview, SiteProgress, StoredEntry } from 'contract/content-api';
import { emptySnapshot } from 'contract/content-entry';
import { writeSnapshot } from 'contract/content-snapshot';
import { adminLoginEndpoint } from 'contract/session';
import type { AdminSession } from 'contract/session';
import { csrfTokenHeader } from 'contract/wire';
import { startProcess } from '../../testing/child-process';
import type { ServerProcess } from '../../testing/child-process';
import { sampleText } from '../../testing/content';
import { makeDatabase } from '../../testing/databases';
import type { TestDatabase } from '../../testing/databases';

jest.setTimeout(120_000);

/** Shows the snapshot once there is no file `wait`. */
const program = `
const { existsSync, renameSync, writeFileSync } = require('node:fs');
const site = process.argv[2];
console.log('Ready for the snapshot.');
let text = '';
const show = () => {
  if (existsSync(site + '/wait')) return setTimeout(show, 20);
  writeFileSync(site + '/next.json', text);
  renameSync(site + '/next.json', site + '/current/snapshot.json');
};
process.stdin.on('data', (data) => (text += data)).on('end', show);`;

let folder: string;
let test: TestDatabase;
let processes: [ServerProcess, ServerProcess];
const inSite = (file: string) => join(folder, 'site', file);
const admin = { email: 'admin@example.org', password: 'correct horse battery' };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'two-publishers-'));
  mkdirSync(inSite('sets/1'), { recursive: true });
  symlinkSync('sets/1', inSite('current'));
  writeFileSync(join(folder, 'program.cjs'), program);
  const starter = { id: 'starter', ...sampleText('messages') };
  writeFileSync(
    inSite('current/snapshot.json'),
    writeSnapshot({ ...emptySnapshot, messages: [starter] }),
  );
  test = await makeDatabase('postgres');
  const environment = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: test.address.databaseUrl ?? '',
    SITE_DIR: join(folder, 'site'),
    SITE_PUBLISHER: join(folder, 'program.cjs'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  processes = await Promise.all([startProcess(environment), startProcess(environment)]);
});
afterEach(async () => {
  for (const { kill } of processes) kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await test.remove();
  rmSync(folder, { recursive: true });
});

/** Logs in through the one process, for calls to each. */
async function logIn() {
  const login = await fetch(processes[0].address + adminLoginEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { token } = (await login.json()) as AdminSession;
  return async <Answer>({ address }: ServerProcess, path: string, body?: unknown) => {
    const answer = await fetch(address + path, {
      headers: { cookie, [csrfTokenHeader]: token, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

it('tells in one process that what was published through the other is not shown yet', async () => {
  const [one, other] = processes;
  const call = await logIn();
  const stateIn = async (server: ServerProcess): Promise<SiteProgress['state']> =>
    (await call<ContentOverview>(server, contentEndpoint)).site.state;
  const untilShown = async (server: ServerProcess) => {
    while ((await stateIn(server)) !== 'shown');
  };
  await untilShown(one);
  await untilShown(other);
  writeFileSync(inSite('wait'), '');
  const url = contentKindEndpoint('messages');
  const { id, revision } = await call<StoredEntry>(one, url, sampleText('messages'));
  await call(one, contentPublishEndpoint('messages', id), { revision });
  expect(await stateIn(other)).toBe('under-way');
  rmSync(inSite('wait'));
  await untilShown(other);
  expect(readFileSync(inSite('current/snapshot.json'), 'utf8')).toContain(id);
});
