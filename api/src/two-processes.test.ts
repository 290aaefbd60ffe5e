import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { adminLoginEndpoint } from 'contract/session';
import { idempotencyKeyHeader } from 'contract/wire';
import { makeDatabase } from '../testing/databases';
import type { TestDatabase } from '../testing/databases';
import { AdminRepository } from './admin-session/admin-repository';
import { buildApp } from './app';
import { PasswordChecker } from './passwords/password-checker';
import { openDatabase } from './storage/database';
import type { Database } from './storage/database';
import { makeTimeOrderedId } from './storage/time-ordered-id';

const admin = { email: 'office@example.org', password: 'correct horse battery' };
const contact = { name: 'A', email: 'a@example.org', subject: 's', message: 'm' };

let test: TestDatabase;
let secondConnection: Database;
let processes: FastifyInstance[];
let turn: number;

/** Two servers with connections of their own to one PostgreSQL, and an address that asks them in turns. */
beforeEach(async () => {
  test = await makeDatabase('postgres');
  secondConnection = await openDatabase(test.address);
  const mail = { send: async () => undefined };
  const config = { dataDir: tmpdir() };
  processes = await Promise.all(
    [test.database, secondConnection].map((database) => buildApp({ database, config, mail })),
  );
  const admins = new AdminRepository(test.database, () => new Date(), makeTimeOrderedId);
  await admins.addFirst(admin.email, await new PasswordChecker().hash(admin.password));
  turn = 0;
});
afterEach(async () => {
  for (const app of processes) await app.close();
  await secondConnection.destroy();
  await test.remove();
});

function ask(
  url: string,
  { payload, headers = {} }: { payload?: object; headers?: Record<string, string> } = {},
) {
  const app = processes[(turn += 1) % 2];
  if (!app) throw new Error('There are two.');
  return app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers,
    ...(payload && { payload }),
  });
}

it('knows in one process who logged in through the other', async () => {
  const login = await ask(adminLoginEndpoint, { payload: admin });
  const cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? '';
  for (let i = 0; i < 2; i += 1) {
    expect((await ask('/api/contacts', { headers: { cookie } })).statusCode).toBe(200);
  }
});

it('counts wrong passwords together', async () => {
  const wrong = { ...admin, password: 'wrong horse battery' };
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    statuses.push((await ask(adminLoginEndpoint, { payload: wrong })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await ask(adminLoginEndpoint, { payload: admin })).statusCode).toBe(429);
});

it('stores a form once that was sent to both at once under one key', async () => {
  const headers = { [idempotencyKeyHeader]: 'one-key' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask('/api/contacts', { payload: contact, headers })),
  );
  const ids = answers.map((answer) => answer.json<{ _id: string }>()._id);
  expect(new Set(ids).size).toBe(1);
  expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
});
