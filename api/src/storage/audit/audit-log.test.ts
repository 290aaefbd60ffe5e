import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { AuditLog } from './audit-log';
import type { AuditEntry } from './audit-log';

const clock = () => new Date('2026-03-01T10:00:00.000Z');
const entry: AuditEntry = {
  adminId: 'a1',
  action: 'merge',
  kind: 'welfare',
  subjects: ['r1', 'r2'],
  details: { merge: 'm1' },
};

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let audit: AuditLog;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    audit = new AuditLog(test.database, clock);
  });
  afterEach(() => test.remove());

  const append = (...entries: AuditEntry[]) =>
    test.database.transaction().execute(async (transaction) => {
      for (const one of entries) await audit.append(transaction, one);
    });
  /** Tampers as an attacker who owns the database and can drop its triggers. */
  const tamper = async (statement: string) => {
    const triggers =
      kind === 'sqlite'
        ? ['drop trigger audit_log_no_update', 'drop trigger audit_log_no_delete']
        : ['drop trigger audit_log_no_change on audit_log'];
    for (const text of [...triggers, statement]) await sql.raw(text).execute(test.database);
  };

  it('holds who did what to which records and when, in ids', async () => {
    await append(entry);
    expect(await test.database.selectFrom('audit_log').selectAll().execute()).toEqual([
      {
        seq: 1,
        at: '2026-03-01T10:00:00.000Z',
        admin_id: 'a1',
        action: 'merge',
        kind: 'welfare',
        subjects: '["r1","r2"]',
        details: '{"merge":"m1"}',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  it('forgets an entry whose change was not made', async () => {
    await expect(
      test.database.transaction().execute(async (transaction) => {
        await audit.append(transaction, entry);
        throw new Error('not made');
      }),
    ).rejects.toThrow('not made');
    expect(await audit.verify()).toEqual({ length: 0 });
    await append(entry);
    expect(await audit.verify()).toEqual({ length: 1 });
  });

  it('chains entries that come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => append(entry)));
    expect(await audit.verify()).toEqual({ length: 20 });
  });

  it('is checked over more than one piece', async () => {
    await append(...Array.from({ length: 1001 }, () => entry));
    expect(await audit.verify()).toEqual({ length: 1001 });
  });

  it.each(["update audit_log set kind = 'request'", 'delete from audit_log'])(
    'cannot be touched: %s',
    async (statement) => {
      await append(entry);
      await expect(sql.raw(statement).execute(test.database)).rejects.toThrow(/only ever added to/);
      expect(await audit.verify()).toEqual({ length: 1 });
    },
  );

  it.each([
    ['changed', "update audit_log set admin_id = 'a2' where seq = 2", 2],
    [
      'changed together with its hash',
      `update audit_log set hash = '${'0'.repeat(64)}', subjects = '[]' where seq = 2`,
      2,
    ],
    ['taken out', 'delete from audit_log where seq = 2', 2],
    ['cut off at the end', 'delete from audit_log where seq = 3', 3],
    ['put in another order', 'update audit_log set seq = -seq where seq = 1', 1],
  ])('tells that an entry was %s', async (_, statement, brokenAt) => {
    await append(entry, entry, entry);
    await tamper(statement);
    expect(await audit.verify()).toEqual({ length: 3, brokenAt });
  });

  it('no longer holds an end that it had, once it was cut off together with its head', async () => {
    await append(entry, entry, entry);
    const end = await audit.head();
    expect(await audit.holds(end)).toBe(true);
    await tamper('delete from audit_log where seq = 3');
    await sql`update audit_head set length = 2,
      hash = (select hash from audit_log where seq = 2)`.execute(test.database);
    expect(await audit.verify()).toEqual({ length: 2 });
    expect(await audit.holds(end)).toBe(false);
    await append(entry);
    expect(await audit.holds({ ...end, hash: '0'.repeat(64) })).toBe(false);
  });
});
