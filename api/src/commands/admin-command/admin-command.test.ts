import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { SessionRepository } from '../../auth/staff-session/session-repository';
import { AuditLog } from '../../storage/audit/audit-log';
import { LoginAttemptRepository } from '../../auth/login-guard/login-attempt-repository';
import { getCounters } from '../../auth/login-guard/login-counters';
import { PasswordChecker } from '../../auth/passwords/password-checker';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { runAdminCommand } from './admin-command';
import type { AdminCommandSite } from './account-commands';
import { AdminCommandError } from './admin-command-error';
import { FactorRepository } from '../../auth/second-factors/factor-repository';

const clock = () => new Date('2026-03-01T10:00:00.000Z');
const passwords = new PasswordChecker();

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let admins: AdminRepository;
  let sessions: SessionRepository;
  let attempts: LoginAttemptRepository;
  let dataDir: string;
  let isMailing = false;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    dataDir = mkdtempSync(join(tmpdir(), 'church-admin-'));
    admins = new AdminRepository(test.database, clock, makeTimeOrderedId);
    sessions = new SessionRepository(test.database, clock);
    attempts = new LoginAttemptRepository(test.database, clock);
  });
  afterEach(async () => {
    await test.remove();
    rmSync(dataDir, { recursive: true });
  });

  const run = async (...words: string[]) => {
    const lines: string[] = [];
    await runAdminCommand(words, {
      database: test.database,
      makeId: makeTimeOrderedId,
      siteOrigin: () => 'https://church.example',
      isMailing,
      staffPasswords: passwords,
      audit: new AuditLog(test.database, clock),
      now: clock,
      print: (line) => lines.push(line),
    });
    return lines;
  };
  const begin = async (email: string) => {
    const { id = '', passwordHash = '' } = (await admins.findByEmail(email)) ?? {};
    return (await sessions.begin(id, passwordHash)) ?? '';
  };
  const passwordIn = ([line = '']: readonly string[]) => /password (\S+)/.exec(line)?.[1] ?? '';
  const isRight = async (email: string, password: string) =>
    passwords.matches((await admins.findByEmail(email))?.passwordHash, password);

  it('creates accounts whose password is shown once', async () => {
    const first = passwordIn(await run('create', 'Office@example.org'));
    const second = passwordIn(await run('create', 'pastor@example.org'));
    expect(first).toMatch(/^[\w-]{20}$/);
    expect(second).not.toBe(first);
    expect(await isRight('office@example.org', first)).toBe(true);
    expect(await run('list')).toEqual([
      'office@example.org  active  since 2026-03-01T10:00:00.000Z  last login never  Owner',
      'pastor@example.org  active  since 2026-03-01T10:00:00.000Z  last login never  Owner',
    ]);
    await expect(run('create', 'OFFICE@example.org')).rejects.toThrow(/reset-password/);
  });

  it('gives a new password and ends the sessions of that account only', async () => {
    const old = passwordIn(await run('create', 'office@example.org'));
    await run('create', 'pastor@example.org');
    const session = await begin('office@example.org');
    const others = await begin('pastor@example.org');
    const fresh = passwordIn(await run('reset-password', 'office@example.org'));
    expect(await isRight('office@example.org', old)).toBe(false);
    expect(await isRight('office@example.org', fresh)).toBe(true);
    expect(await sessions.isOpen(session)).toBe(false);
    expect(await sessions.isOpen(others)).toBe(true);
  });

  it('begins no session for a login that was under way with the former password', async () => {
    await run('create', 'office@example.org');
    const { id = '', passwordHash = '' } = (await admins.findByEmail('office@example.org')) ?? {};
    const login = sessions.begin(id, passwordHash);
    await run('reset-password', 'office@example.org');
    expect(await sessions.isOpen((await login) ?? '')).toBe(false);
    expect(await sessions.begin(id, passwordHash)).toBeUndefined();
  });

  it('unlocks an account that gets a new password, also while an attacker goes on guessing', async () => {
    await run('create', 'office@example.org');
    const counters = getCounters({
      audience: 'admin',
      email: 'office@example.org',
      address: '192.0.2.1',
    });
    const guess = async () => {
      for (let time = 0; time < 6; time++) await attempts.begin(counters);
    };
    await guess();
    expect(await attempts.begin(counters)).toBeGreaterThan(0);
    await run('reset-password', 'Office@example.org');
    await guess();
    expect(await attempts.begin(counters)).toBe(0);
  });

  it('takes second factors away for somebody who lost them, ends the sessions and tells the account', async () => {
    await run('create', 'office@example.org');
    const account = await admins.findByEmail('office@example.org');
    const id = account?.id ?? '';
    const factors = new FactorRepository(test.database, clock);
    const totp = { kind: 'totp', adminId: id, name: 'Phone', secret: 'ABC', step: 1 } as const;
    await factors.add(totp, 'phone');
    const session = await begin('office@example.org');
    expect(await run('reset-factors', 'Office@example.org')).toEqual([
      expect.stringContaining('password alone'),
    ]);
    expect(await factors.listMethods(id)).toEqual([]);
    expect(await sessions.isOpen(session)).toBe(false);
    const mails = await test.database.selectFrom('outbox').select(['kind', 'recipient']).execute();
    expect(mails).toContainEqual({ kind: 'staff-reset-notice', recipient: 'office@example.org' });
    const log = await test.database.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    expect(log.at(-1)).toMatchObject({
      action: 'reset-factors',
      admin_id: 'command',
      subjects: JSON.stringify([id]),
    });
  });

  it('closes an account and its sessions, but never the last one', async () => {
    await run('create', 'office@example.org');
    await run('create', 'pastor@example.org');
    const session = await begin('office@example.org');
    await run('revoke', 'office@example.org');
    expect(await sessions.isOpen(session)).toBe(false);
    await expect(run('revoke', 'pastor@example.org')).rejects.toThrow(/last/);
    expect((await run('list')).map((line) => line.split('  ')[1])).toEqual(['left', 'active']);
  });

  it('names the roles, gives an account some of them, and says so in the list', async () => {
    await run('create', 'office@example.org');
    await run('create', 'money@example.org', 'treasurer', 'media', 'media');
    expect(await run('roles')).toContain('welcome-team  Welcome team');
    const since = 'active  since 2026-03-01T10:00:00.000Z  last login never';
    expect((await run('list'))[1]).toBe(`money@example.org  ${since}  Treasurer, Media`);
    expect(await run('roles', 'money@example.org', 'office')).toEqual([
      'money@example.org has these roles now: office',
    ]);
    expect((await run('list'))[1]).toBe(`money@example.org  ${since}  Office`);
    await expect(run('roles', 'money@example.org', 'king')).rejects.toThrow(
      'There is no role king, only: owner, office',
    );
  });

  it('keeps the last owner, also when both of two go at once', async () => {
    await run('create', 'office@example.org');
    await run('create', 'money@example.org', 'treasurer');
    await expect(run('roles', 'office@example.org', 'office')).rejects.toThrow(/the last owner/);
    await expect(run('revoke', 'office@example.org')).rejects.toThrow(/the last owner/);
    await run('roles', 'money@example.org', 'owner');
    const outcomes = await Promise.allSettled([
      run('revoke', 'office@example.org'),
      run('roles', 'money@example.org', 'media'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await run('list')).filter((line) => line.endsWith('Owner'))).toHaveLength(1);
  });

  it('suspends an account with its sessions and brings it back, but not the last owner', async () => {
    await run('create', 'office@example.org');
    const password = passwordIn(await run('create', 'money@example.org', 'treasurer'));
    const session = await begin('money@example.org');
    expect((await run('list'))[1]).toContain('last login 2026-03-01T10:00:00.000Z');
    await run('suspend', 'money@example.org');
    expect(await sessions.isOpen(session)).toBe(false);
    expect((await run('list'))[1]).toContain('  suspended  ');
    expect(await isRight('money@example.org', password)).toBe(false);
    await expect(run('suspend', 'office@example.org')).rejects.toThrow(/the last owner/);
    await expect(run('owner', 'money@example.org')).rejects.toThrow(/use restore/);
    await run('restore', 'money@example.org');
    expect(await isRight('money@example.org', password)).toBe(true);
  });

  it('does not count a suspended owner as one', async () => {
    await run('create', 'office@example.org');
    await run('create', 'pastor@example.org');
    await run('suspend', 'pastor@example.org');
    for (const words of [['suspend'], ['revoke'], ['roles', 'media']])
      await expect(run(words[0] ?? '', 'office@example.org', ...words.slice(1))).rejects.toThrow(
        /the last owner/,
      );
  });

  it('makes somebody an owner who keeps their roles', async () => {
    await run('create', 'office@example.org');
    await run('create', 'money@example.org', 'treasurer');
    await run('owner', 'money@example.org');
    expect((await run('list'))[1]).toMatch(/Owner, Treasurer$/);
  });

  it('shows a link that invites, and replaces it the next time', async () => {
    const [line = ''] = await run('invite', 'new@example.org', 'media');
    const address = 'https://church.example/join-us/admin-login#invitation=invitation_';
    expect(line).toContain(
      `new@example.org can choose a password here within 72 hours, once: ${address}`,
    );
    expect(await run('list')).toEqual([
      'new@example.org  invited until 2026-03-04T10:00:00.000Z  media',
    ]);
    await run('invite', 'new@example.org', 'office');
    expect(await run('list')).toEqual([expect.stringMatching(/^new@example.org .* office$/)]);
    expect(
      await test.database.selectFrom('staff_invitation_tokens').selectAll().execute(),
    ).toHaveLength(1);
    expect(await test.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('has the server mail the invitation where there is a mail server', async () => {
    isMailing = true;
    expect(await run('invite', 'new@example.org', 'media')).toHaveLength(2);
    isMailing = false;
    const [mail] = await test.database.selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject({ kind: 'staff-invitation', recipient: 'new@example.org' });
  });

  it('gives who comes back their account, with another password and other roles', async () => {
    await run('create', 'office@example.org');
    const old = passwordIn(await run('create', 'money@example.org', 'treasurer'));
    const { id } = (await admins.findByEmail('money@example.org')) ?? {};
    await run('revoke', 'money@example.org');
    await expect(run('reset-password', 'money@example.org')).rejects.toThrow(/is closed/);
    await expect(run('owner', 'money@example.org')).rejects.toThrow(/is closed/);
    const fresh = passwordIn(await run('create', 'money@example.org', 'media'));
    expect(await admins.findByEmail('money@example.org')).toMatchObject({ id });
    expect(await isRight('money@example.org', old)).toBe(false);
    expect(await isRight('money@example.org', fresh)).toBe(true);
    expect((await run('list'))[1]).toMatch(/active .* Media$/);
  });

  it('writes what it does into the audit log', async () => {
    await run('create', 'office@example.org');
    await run('create', 'money@example.org', 'treasurer');
    await run('roles', 'money@example.org', 'media');
    await run('suspend', 'money@example.org');
    await run('suspend', 'money@example.org');
    await run('restore', 'money@example.org');
    await run('reset-password', 'money@example.org');
    await run('revoke', 'money@example.org');
    const log = await test.database.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    expect(log.map(({ action }) => action)).toEqual([
      'roles',
      'roles',
      'roles',
      'suspend',
      'restore',
      'password',
      'leave',
    ]);
    expect(log[2]).toMatchObject({
      admin_id: 'command',
      kind: 'accounts',
      details: '{"from":"treasurer","to":"media"}',
    });
  });

  it('says whether the audit log is whole, and where it ends', async () => {
    expect(await run('audit')).toEqual(['The audit log has no entries.']);
    await run('create', 'office@example.org');
    await run('create', 'money@example.org', 'treasurer');
    const [line] = await run('audit');
    const [end = ''] = /2:[0-9a-f]{64}$/.exec(line ?? '') ?? [];
    await run('suspend', 'money@example.org');
    expect(await run('audit', end)).toEqual([expect.stringMatching(/is whole.* 3:/)]);
    await expect(run('audit', `2:${'a'.repeat(64)}`)).rejects.toThrow(
      /it had 2 entries and ended with a{64}.*\(3 entries now\)/,
    );
    await test.database.updateTable('audit_head').set({ length: 4 }).execute();
    await expect(run('audit')).rejects.toThrow('entry 4 of 4 is not what was written');
  });

  it.each([
    ['reset-password'],
    ['reset-factors'],
    ['revoke'],
    ['suspend'],
    ['restore'],
    ['owner'],
    ['roles', 'media'],
  ])('says so when there is no account to %s', async (action, ...roles) => {
    await expect(run(action, 'nobody@example.org', ...roles)).rejects.toThrow(/no account/);
  });
});

it.each([
  [],
  ['create'],
  ['list', 'a@example.org'],
  ['audit', 'a@example.org'],
  ['delete', 'a@example.org'],
  ['invite', 'a@example.org'],
  ['owner', 'a@example.org', 'media'],
  ['toString', 'a@example.org'],
  ['roles', 'a@example.org'],
  ['create', 'nobody'],
])('explains itself to %j %j %j', async (...words: string[]) => {
  const site = { now: clock, print: () => undefined } as unknown as AdminCommandSite;
  await expect(runAdminCommand(words, site)).rejects.toThrow(AdminCommandError);
});
