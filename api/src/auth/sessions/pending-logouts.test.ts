import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { encodeMultipart, sampleProfile } from '../../../testing/people/members';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { logOutAdmin } from 'contract/staff-login-requests';
import { logInMember, logOutMemberSession } from 'contract/member-session-requests';
import { registerProfile } from 'contract/profile-requests';
import { sqliteFile } from '../../storage/database';
import { PendingLogouts } from './pending-logouts';

let server: TestApp;
beforeEach(async () => {
  server = await makeApp();
});
afterEach(() => server.remove());

const file = () => join(server.address.dataDir, 'ended-sessions');
const loseDatabase = () => {
  const path = sqliteFile(server.address.dataDir);
  renameSync(path, `${path}.old`);
  server.file.look();
  return () => {
    renameSync(`${path}.old`, path);
    server.file.look();
  };
};
const logOut = (headers: Record<string, string>) => server.post(logOutAdmin.path, {}, headers);
const readList = async (headers: Record<string, string>) =>
  (await server.app.inject({ url: '/api/contacts', headers })).statusCode;
const countSessions = async () =>
  (await server.database.selectFrom('admin_sessions').select('token_hash').execute()).length;

it('logs staff out while nothing can be stored, and stores it when it can', async () => {
  const headers = await server.logIn();
  const bringBack = loseDatabase();
  const answer = await logOut(headers);
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['set-cookie']).toMatch(/Max-Age=0/);
  expect(await readList(headers)).toBe(401);

  bringBack();
  expect(await countSessions()).toBe(1);
  const restarted = new PendingLogouts(file());
  await restarted.load();
  await restarted.settle(server.database);
  expect(await countSessions()).toBe(0);
  expect(existsSync(file())).toBe(false);
});

it.each(databaseKinds)('ends sessions on %s as soon as it can be stored', async (databaseKind) => {
  const { database, logIn, remove } = await makeApp({ databaseKind });
  await logIn();
  const { token_hash } = await database
    .selectFrom('admin_sessions')
    .select('token_hash')
    .executeTakeFirstOrThrow();
  const logouts = new PendingLogouts();
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  await logouts.end(token_hash, () => Promise.reject(away));
  expect(logouts.has(token_hash)).toBe(true);
  await logouts.settle(database);
  expect(logouts.has(token_hash)).toBe(false);
  expect(await database.selectFrom('admin_sessions').select('token_hash').execute()).toEqual([]);
  await remove();
});

it('keeps a digest on the disk, and no token', async () => {
  const headers = await server.logIn();
  const bringBack = loseDatabase();
  await logOut(headers);
  bringBack();
  const [, token = ''] = headers.cookie.split('=');
  expect(readFileSync(file(), 'utf8')).toMatch(/^[\w-]{43}\n$/);
  expect(readFileSync(file(), 'utf8')).not.toContain(token);
});

it('keeps what cannot be stored yet for the next time', async () => {
  const headers = await server.logIn();
  loseDatabase();
  await logOut(headers);
  const restarted = new PendingLogouts(file());
  await restarted.load();
  await restarted.settle(server.database);
  expect(existsSync(file())).toBe(true);
});

it('goes on reading lists while it cannot note when a session was last seen', async () => {
  const headers = await server.logIn();
  await server.database
    .updateTable('admin_sessions')
    .set({ last_seen_at: new Date(Date.now() - 120_000).toISOString() })
    .execute();
  loseDatabase();
  expect(await readList(headers)).toBe(200);
});

it('removes the cookie while the database does not answer, if the caller has the session’s CSRF token', async () => {
  const headers = await server.logIn();
  await server.database.destroy();
  expect((await logOut({ cookie: headers.cookie })).statusCode).toBe(403);
  const answer = await logOut(headers);
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['set-cookie']).toMatch(/Max-Age=0/);
});

it('logs members out as well', async () => {
  const { body, headers } = await encodeMultipart({ ...sampleProfile });
  await server.app.inject({ method: 'POST', url: registerProfile.path, payload: body, headers });
  const { email, password } = sampleProfile;
  const login = await server.post(logInMember.path, { email, password });
  const { token } = login.json<{ token: string }>();
  const bearer = { authorization: `Bearer ${token}` };
  loseDatabase();
  expect((await server.post(logOutMemberSession.path, {}, bearer)).statusCode).toBe(204);
  expect((await server.post(logOutMemberSession.path, {}, bearer)).statusCode).toBe(401);
});

it('does not start with a file that is there and cannot be read', async () => {
  mkdirSync(file());
  await expect(new PendingLogouts(file()).load()).rejects.toThrow('EISDIR');
});
