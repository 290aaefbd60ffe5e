import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { sqliteFile } from '../database';
import { AuditLog } from './audit-log';

const script = join(__dirname, '../../../../docs/check-audit-log.mjs');

/** Runs the script of docs/check-the-audit-log.md: what it said, and how it ended. */
const run = (args: readonly string[], input = '') =>
  new Promise<{ said: string; code: number }>((resolve) => {
    const child = execFile(process.execPath, [script, ...args], (error, out, faults) => {
      const lines = (out + faults).split('\n');
      const said = lines.filter((line) => !/^\(|ExperimentalWarning/.test(line)).join('\n');
      resolve({ said, code: Number(error?.code ?? 0) });
    });
    child.stdin?.end(input);
  });

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let audit: AuditLog;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    audit = new AuditLog(test.database, () => new Date('2026-03-01T10:00:00.000Z'));
    await test.database.transaction().execute(async (transaction) => {
      for (const subject of ['r1', 'r2', 'Ä "quoted" \\ \u2028'])
        await audit.append(transaction, {
          adminId: 'a1',
          action: 'review',
          kind: 'welfare',
          subjects: [subject],
          network: '192.0.2.0/24',
          details: { version: 1, assignee: null },
        });
    });
  });
  afterEach(() => test.remove());

  const checkLines = async (...ends: string[]) => {
    const build = sql.raw(kind === 'sqlite' ? 'json_array' : 'json_build_array');
    const { rows } = await sql<{ row: unknown }>`
      select ${build}(seq, at, admin_id, action, kind, subjects, details, hash) as row
      from audit_log order by seq`.execute(test.database);
    // The driver of PostgreSQL has read the text already.
    const lines = rows.map(({ row }) => (typeof row === 'string' ? row : JSON.stringify(row)));
    return run(['-', ...ends], `${lines.join('\n')}\n`);
  };
  const alter = async (statement: string) => {
    const triggers =
      kind === 'sqlite'
        ? ['drop trigger audit_log_no_update', 'drop trigger audit_log_no_delete']
        : ['drop trigger audit_log_no_change on audit_log'];
    for (const text of [...triggers, statement]) await sql.raw(text).execute(test.database);
  };
  const end = async () => {
    const { length, hash } = await audit.head();
    return `${length}:${hash}`;
  };

  it('finds a log whole that is, and holds it against an end that was noted', async () => {
    const whole = { said: expect.stringMatching(/^The audit log is whole: 3 entries/), code: 0 };
    expect(await checkLines(await end())).toEqual(whole);
    expect(await checkLines(`2:${'0'.repeat(64)}`)).toEqual({
      said: 'Entry 2 is not the one that was noted.\n',
      code: 1,
    });
  });

  it('finds the first entry that was changed', async () => {
    await alter("update audit_log set admin_id = 'a2' where seq = 2");
    expect(await checkLines()).toEqual({ said: 'Entry 2 is not what was written.\n', code: 1 });
  });

  it('finds that the end was cut off', async () => {
    const before = await end();
    await alter('delete from audit_log where seq = 3');
    expect(await checkLines(before)).toEqual({
      said: 'The log had 3 entries, and has only 2: its end was cut off.\n',
      code: 1,
    });
  });

  if (kind === 'sqlite') {
    it('reads the file of SQLite by itself', async () => {
      const { said, code } = await run([sqliteFile(test.address.dataDir), await end()]);
      expect([said, code]).toEqual([expect.stringContaining('is whole: 3 entries'), 0]);
    });
  }
});

it('says how it is used', async () => {
  expect((await run([])).code).toBe(2);
  expect((await run(['-', 'nothing'])).said).toContain('Usage: node check-audit-log.mjs');
});
