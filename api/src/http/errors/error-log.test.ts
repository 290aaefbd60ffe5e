import { sql } from 'kysely';
import { logInAdmin } from 'contract/staff-login-requests';
import { adminEmail, adminPassword, useApp } from '../../../testing/test-app';
import { makeLog } from './error-log';

/** A person whose data must appear nowhere but in the table. */
const sentinel = {
  name: 'Canary Testperson',
  email: 'canary@example.org',
  subject: 'canary subject',
  message: 'canary message',
};

const server = useApp();

const send = (body: object = sentinel) =>
  server.post('/api/contacts?canary=1', body, { 'idempotency-key': 'canary', cookie: 'canary=1' });

it('writes nothing about requests that succeed or are refused', async () => {
  await send();
  await send({ ...sentinel, email: 'canary' });
  await send({ ...sentinel, message: 'canary again' });
  await server.post(logInAdmin.path, { email: sentinel.email, password: 'canary password' });
  expect(server.logged).toEqual([]);
});

it('writes one line about a fault of our own, with no word of the person', async () => {
  await sql`alter table submissions rename to lost`.execute(server.database);
  const answer = await send();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: expect.stringContaining('on our side'),
    error: expect.any(String),
    code: 'server-error',
  });
  expect(server.logged).toHaveLength(1);
  expect(server.logged.join('')).not.toMatch(/canary/i);
  expect(JSON.parse(server.logged[0] ?? '')).toEqual({
    level: 50,
    time: expect.any(String),
    method: 'POST',
    route: '/api/contacts',
    status: 500,
    ms: expect.any(Number),
    error: 'SqliteError',
    code: 'SQLITE_ERROR',
    stack: expect.stringContaining('at '),
  });
});

it('says of which section a call for staff failed, and no id', async () => {
  const headers = await server.logIn();
  await sql`alter table submissions rename to lost`.execute(server.database);
  const url = '/api/admin/outreach/welfare/01234567-89ab-7def-8123-456789abcdef';
  expect((await server.app.inject({ url, headers })).statusCode).toBe(500);
  expect(JSON.parse(server.logged[0] ?? '')).toMatchObject({
    route: '/api/admin/outreach/welfare/:id([0-9a-f-]{36})',
  });
});

it('shows no hash of a password, in answers or lines', async () => {
  const login = await server.post(logInAdmin.path, {
    email: adminEmail,
    password: adminPassword,
  });
  await sql`alter table admin_sessions rename to lost`.execute(server.database);
  const failed = await server.post(logInAdmin.path, {
    email: adminEmail,
    password: adminPassword,
  });
  expect(failed.statusCode).toBe(500);
  expect([login.body, failed.body, ...server.logged].join('')).not.toMatch(/argon2|battery/);
});

it('leaves out what is not allowed, whatever code logs it', () => {
  const lines: string[] = [];
  const log = makeLog({ write: (line) => void lines.push(line) });
  log.error({ req: { url: '/canary' }, body: sentinel, status: 500 }, 'canary message');
  log.error(new Error('canary'));
  log.warn('canary');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toMatch(/canary message|Canary T|canary@|"canary"|\/canary/);
});
