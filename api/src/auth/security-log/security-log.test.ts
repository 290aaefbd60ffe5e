import { fastify } from 'fastify';
import type { ResponseOf } from 'contract/request';
import { getSecurityLog } from 'contract/security-log-requests';
import type { SecurityEntry } from 'contract/security-log-requests';
import { logInAdmin, logOutAdmin } from 'contract/staff-login-requests';
import { logInMember } from 'contract/member-session-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMember } from '../../../testing/people/members';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';
import { HttpError } from '../../http/errors/http-error';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { logRefusals } from './note-refusals';
import { SecurityLog } from './security-log';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let now: Date;
  let call: StaffCall;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    call = await logInStaff(server);
  });

  const entriesOf = async (event: SecurityEntry['event']) =>
    (await call(getSecurityLog))
      .json<ResponseOf<typeof getSecurityLog>>()
      .entries.filter((entry) => entry.event === event);
  const fail = (email: string, endpoint: string = logInAdmin.path) =>
    server.post(endpoint, { email, password: 'a guess' });
  const log = () => new SecurityLog(server.database, () => now, makeTimeOrderedId);

  it('counts failed logins by account and coarse network, and names no account that there is not', async () => {
    const { id } = await makeMember(server, 'ada@example.org');
    for (let time = 0; time < 3; time++) await fail(adminEmail);
    await fail('nobody@example.org');
    await fail('ada@example.org', logInMember.path);
    const entries = await entriesOf('login-failed');
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ audience: 'admin', name: adminEmail, count: 3 }),
        expect.objectContaining({ audience: 'member', name: id, count: 1 }),
        expect.not.objectContaining({ audience: expect.anything() }),
      ]),
    );
    expect(entries.map(({ network }) => network)).toEqual(Array(3).fill('127.0.0.0/24'));
    const rows = await server.database.selectFrom('security_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/example|guess"/);
  });

  it('notes refused rights, limits that are used up and logging out', async () => {
    const { call: pastor } = await logInWith(server, 'pastor');
    await pastor(getSecurityLog);
    expect(await entriesOf('right-refused')).toMatchObject([
      { name: 'pastor@staff.example.org', level: 'info' },
    ]);
    for (let time = 0; time < 6; time++) await fail(adminEmail);
    expect(await entriesOf('limit-exhausted')).toEqual([
      expect.objectContaining({ level: 'warning', count: 1 }),
    ]);
    expect(await entriesOf('login-failed')).toMatchObject([{ count: 5, level: 'warning' }]);
    await pastor(logOutAdmin, { body: {} });
    expect(await entriesOf('logout')).toMatchObject([{ name: 'pastor@staff.example.org' }]);
  });

  it('tells owners once a day that an account is being guessed at', async () => {
    const { id } = await server.database
      .selectFrom('admins')
      .select('id')
      .executeTakeFirstOrThrow();
    const guess = async () => {
      const one = log();
      one.note({ event: 'login-failed', audience: 'admin', account: id, network: '192.0.2.0/24' });
      await one.flush();
    };
    const mails = () =>
      server.database.selectFrom('outbox').select(['kind', 'recipient']).execute();
    for (let time = 0; time < 19; time++) await guess();
    expect(await mails()).toEqual([]);
    for (let time = 0; time < 30; time++) await guess();
    expect(await mails()).toEqual([{ kind: 'staff-guessed-notice', recipient: adminEmail }]);
    expect(await log().list('alert')).toMatchObject([{ event: 'guessed', account: id, count: 1 }]);
  });

  it('keeps a bounded number of entries of each level, and none for longer than a season', async () => {
    const row = { event: 'login-failed', audience: '', account: '', network: '', count: 1 };
    const at = (time: number) => new Date(time).toISOString();
    const rows = Array.from({ length: 5_010 }, (_, number) => {
      const time = at(now.getTime() - number * 1000);
      return { ...row, key: `${number}`, level: 'info', first_at: time, last_at: time };
    });
    for (let from = 0; from < rows.length; from += 1000)
      await server.database
        .insertInto('security_log')
        .values(rows.slice(from, from + 1000))
        .execute();
    const alert = {
      ...row,
      key: 'alert',
      level: 'alert',
      first_at: at(0),
      last_at: at(now.getTime() - 1e9),
    };
    await server.database.insertInto('security_log').values(alert).execute();
    await log().sweep();
    const count = async () =>
      (await server.database.selectFrom('security_log').select('key').execute()).length;
    expect(await count()).toBe(5_001);
    now = new Date(now.getTime() + 91 * 86_400_000);
    await log().sweep();
    expect(await count()).toBe(0);
  });

  it('is there for those alone who see the whole audit log, by level', async () => {
    const { call: office } = await logInWith(server, 'office');
    expect((await office(getSecurityLog)).statusCode).toBe(404);
    await entriesOf('right-refused');
    const warnings = await call(getSecurityLog, { query: { level: 'warning' } });
    expect(warnings.json()).toEqual({ entries: [] });
    expect((await call(getSecurityLog, { query: { level: 'loud' } })).statusCode).toBe(400);
  });

  it('holds no more than so much in memory, whoever floods it', async () => {
    const flooded = log();
    for (let number = 0; number < 3_000; number += 1)
      flooded.note({ event: 'login-failed', network: `network ${number}` });
    await flooded.flush();
    const rows = await server.database
      .selectFrom('security_log')
      .select(['network', 'count'])
      .execute();
    expect(rows).toHaveLength(1_001);
    expect(rows.filter(({ network }) => network === '')).toEqual([{ network: '', count: 2_000 }]);
  });
});

it('counts a flood of refused logins as one, whatever addresses it names', async () => {
  const notes = new Set<string>();
  const app = fastify();
  logRefusals(app, { note: (one) => void notes.add(JSON.stringify(one)) });
  app.post(logInAdmin.path, { config: { access: 'public' } }, () => {
    throw new HttpError(429, { code: 'too-many-requests', params: { seconds: 1 } }, 'Please wait.');
  });
  for (const email of ['a@example.org', 'b@example.org'])
    await app.inject({ method: 'POST', url: logInAdmin.path, payload: { email } });
  await app.close();
  expect([...notes]).toEqual(['{"event":"limit-exhausted","network":"127.0.0.0/24"}']);
});
