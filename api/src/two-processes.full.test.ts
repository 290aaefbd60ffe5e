import { toAddress } from 'contract/request';
import { createEntry, publishDraft } from 'contract/content-requests';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { StoredEntry } from 'contract/stored-entry';
import { csrfTokenHeader, idempotencyKeyHeader } from 'contract/wire';
import { logInAdmin } from 'contract/staff-login-requests';
import type { AdminSession } from 'contract/staff-login-requests';
import { forgotPassword, logInMember } from 'contract/member-session-requests';
import { registerProfile } from 'contract/profile-requests';
import { startProcess } from '../testing/child-process';
import type { ServerProcess } from '../testing/child-process';
import { sampleText } from '../testing/samples/content';
import { makeDataDir, removeDataDir } from '../testing/databases/data-dir';
import { makeDatabase } from '../testing/databases/databases';
import type { TestDatabase } from '../testing/databases/databases';
import { serveInTurns } from '../testing/in-turns';
import { encodeMultipart, sampleProfile } from '../testing/people/members';
import { requestClasses } from './http/rate-limit/rate-limits';

jest.setTimeout(60_000);

const admin = { email: 'office@example.org', password: 'correct horse battery' };
const contact = { name: 'A', email: 'a@example.org', subject: 's', message: 'm' };

let dataDir: string;
let test: TestDatabase;
let processes: ServerProcess[];
let front: Awaited<ReturnType<typeof serveInTurns>>;

/** Starts two processes over one PostgreSQL database and a proxy that alternates between them. */
beforeEach(async () => {
  dataDir = makeDataDir();
  test = await makeDatabase('postgres');
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: test.address.databaseUrl ?? '',
    DATA_KEY: test.address.dataKey ?? '',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  processes = await Promise.all([startProcess(environment), startProcess(environment)]);
  front = await serveInTurns(processes.map(({ address }) => address));
});
afterEach(async () => {
  front.close();
  for (const { kill } of processes) kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await test.remove();
  removeDataDir(dataDir);
});

/** Sends a request to the proxy; the same request twice reaches both processes. */
function ask(
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  return fetch(
    front.address + path,
    body === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
        },
  );
}

const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();

it('publishes an entry once that is published through both at once', async () => {
  const login = await ask(logInAdmin.path, { body: admin });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { token } = (await login.json()) as AdminSession;
  const headers = { cookie, [csrfTokenHeader]: token };
  const made = await ask(createEntry.testimonies.path, {
    body: sampleText('testimonies'),
    headers,
  });
  const { id, revision } = (await made.json()) as StoredEntry;
  const publish = () =>
    ask(toAddress(publishDraft, { kind: 'testimonies', id }), { body: { revision }, headers });
  const statuses = statusesOf(await Promise.all(Array.from({ length: 6 }, publish)));
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  const versions = test.database.selectFrom('content_versions').select('number').execute();
  expect(await versions).toEqual([{ number: 1 }]);
});

it('counts wrong passwords together', async () => {
  const wrong = { ...admin, password: 'wrong horse battery' };
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await ask(logInAdmin.path, { body: wrong })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await ask(logInAdmin.path, { body: admin })).status).toBe(429);
});

it('counts together what one network asks for', async () => {
  const limit = requestClasses['log-in'];
  const began = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 2 * limit.burst }, (_, i) =>
      ask(forgotPassword.path, { body: { email: `nobody.${i}@example.org` } }),
    ),
  );
  const refilled = Math.ceil((Date.now() - began) / limit.refill);
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken).toBeGreaterThanOrEqual(limit.burst);
  expect(taken).toBeLessThanOrEqual(limit.burst + refilled);
});

it('stores a form once that was sent to both at once under one key', async () => {
  const headers = { [idempotencyKeyHeader]: 'one-key' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask('/api/contacts', { body: contact, headers })),
  );
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { _id: string })._id),
  );
  expect(new Set(ids).size).toBe(1);
  expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
});

it('registers a member once when both processes are asked at the same time, and sends one mail', async () => {
  const { body, headers } = await encodeMultipart({ ...sampleProfile });
  const register = () => ask(registerProfile.path, { body, headers });
  expect(statusesOf(await Promise.all([register(), register()]))).toEqual([201, 409]);

  const { email, password } = sampleProfile;
  await ask(logInMember.path, { body: { email, password } });
  const forget = () => ask(forgotPassword.path, { body: { email: sampleProfile.email } });
  expect(statusesOf(await Promise.all([forget(), forget(), forget(), forget()]))).toEqual([
    200, 200, 200, 200,
  ]);
  const waiting = () => test.database.selectFrom('outbox').select('id').execute();
  while ((await waiting()).length > 0) await setImmediate();
  const outbox = join(dataDir, 'outbox');
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  const about = (path: string) => mails.filter((mail) => mail.includes(path));
  expect(about('/confirm-email/')).toHaveLength(1);
  expect(about('/reset-password/')).toHaveLength(1);
});
