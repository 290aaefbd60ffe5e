import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { submissions } from 'contract/submissions';
import { logInAdmin } from 'contract/staff-login-requests';
import { startProcess } from '../../api/testing/child-process';
import type { ServerProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import { sampleBody } from '../../api/testing/samples/sample-bodies';
import { environmentOf } from './kill-targets';

jest.setTimeout(60_000);

const admin = { email: 'office@example.org', password: 'correct horse battery' };

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

const start = async () =>
  (server = await startProcess({
    ...environmentOf({ dataDir }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }));

const postJson = (endpoint: string, body: object) =>
  fetch(server?.address + endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Reads the contacts as staff after a login. */
async function readContacts(): Promise<unknown> {
  const login = await postJson(logInAdmin.path, admin);
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const list = await fetch(server?.address + submissions.contact.endpoint, { headers: { cookie } });
  return list.json();
}

const hasBackup = () => {
  const folder = join(dataDir, 'backups');
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => /Z(?:-\d+-[0-9a-f]+)?\.sqlite$/.test(name))
  );
};

it('takes a form, shows it to staff, backs it up, stops, and shows it again, without a word of warning', async () => {
  await start();
  const sent = await postJson(submissions.contact.endpoint, sampleBody('contact'));
  const record: unknown = await sent.json();
  expect(await readContacts()).toEqual([record]);
  while (!hasBackup()) await fetch(`${server?.address}/api/health`);
  server?.kill('SIGTERM');
  expect(await server?.ended).toBe(0);

  const second = await start();
  expect(await readContacts()).toEqual([record]);
  // Node 22 itself warns, in the process and in each thread, that its SQLite is experimental.
  const printed = second
    .printed()
    .replaceAll(/^\(.*(?:ExperimentalWarning: SQLite|--trace-warnings).*\n/gm, '');
  // The audit log contains the login.
  expect(printed).toMatch(
    /^The church website answers at \S+\n(?:The audit log has 1 entries and ends with [0-9a-f]{64}\n)?$/,
  );
});
