import { databaseKinds, makeDatabase } from '../../testing/databases';
import type { TestDatabase } from '../../testing/databases';
import { AdminRepository } from '../admin-session/admin-repository';
import { SessionRepository } from '../admin-session/session-repository';
import { AuditLog } from '../audit/audit-log';
import { PasswordChecker } from '../passwords/password-checker';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import { AdminCommandFault, runAdminCommand } from './admin-command';

const clock = () => new Date('2026-03-01T10:00:00.000Z');
const passwords = new PasswordChecker();

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let admins: AdminRepository;
  let sessions: SessionRepository;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    admins = new AdminRepository(test.database, clock, makeTimeOrderedId);
    sessions = new SessionRepository(test.database, clock);
  });
  afterEach(() => test.remove());

  const run = async (...words: string[]) => {
    const lines: string[] = [];
    await runAdminCommand(words, {
      admins,
      passwords,
      audit: new AuditLog(test.database, clock),
      print: (line) => lines.push(line),
    });
    return lines;
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
      'office@example.org  since 2026-03-01T10:00:00.000Z',
      'pastor@example.org  since 2026-03-01T10:00:00.000Z',
    ]);
    await expect(run('create', 'OFFICE@example.org')).rejects.toThrow(/reset-password/);
  });

  it('gives a new password and ends the sessions of the old one, of nobody else', async () => {
    const old = passwordIn(await run('create', 'office@example.org'));
    await run('create', 'pastor@example.org');
    const begin = async (email: string) =>
      sessions.begin((await admins.findByEmail(email))?.id ?? '');
    const session = await begin('office@example.org');
    const others = await begin('pastor@example.org');
    const fresh = passwordIn(await run('reset-password', 'office@example.org'));
    expect(await isRight('office@example.org', old)).toBe(false);
    expect(await isRight('office@example.org', fresh)).toBe(true);
    expect(await sessions.isOpen(session)).toBe(false);
    expect(await sessions.isOpen(others)).toBe(true);
  });

  it('takes an account away with its sessions, but never the last one', async () => {
    await run('create', 'office@example.org');
    await run('create', 'pastor@example.org');
    const session = await sessions.begin(
      (await admins.findByEmail('office@example.org'))?.id ?? '',
    );
    await run('revoke', 'office@example.org');
    expect(await sessions.isOpen(session)).toBe(false);
    await expect(run('revoke', 'pastor@example.org')).rejects.toThrow(/last/);
    expect(await run('list')).toHaveLength(1);
  });

  it('says whether the audit log is whole', async () => {
    expect(await run('audit')).toEqual(['The audit log is whole: 0 entries.']);
    await test.database.updateTable('audit_head').set({ length: 2 }).execute();
    await expect(run('audit')).rejects.toThrow('entry 1 of 2 is not what was written');
  });

  it.each(['reset-password', 'revoke'])('says so when there is nobody to %s', async (action) => {
    await expect(run(action, 'nobody@example.org')).rejects.toThrow(/no account/);
  });
});

it.each([
  [],
  ['create'],
  ['list', 'a@example.org'],
  ['audit', 'a@example.org'],
  ['delete', 'a@example.org'],
  ['create', 'a@example.org', 'a password'],
  ['create', 'nobody'],
])('explains itself to %j %j %j', async (...words: string[]) => {
  const admins = {} as AdminRepository;
  const parts = { admins, passwords, audit: {} as AuditLog, print: () => undefined };
  await expect(runAdminCommand(words, parts)).rejects.toThrow(AdminCommandFault);
});
