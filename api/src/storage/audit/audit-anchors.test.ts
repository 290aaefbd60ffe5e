import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { AuditAnchors } from './audit-anchors';
import type { AuditAnchor } from './audit-anchors';
import { AuditLog } from './audit-log';
import { anchorAuditHead } from './keep-audit-anchors';

let dataDir: string;
let anchors: AuditAnchors;
let now: Date;
const clock = () => now;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'church-anchors-'));
  anchors = new AuditAnchors(dataDir);
  now = new Date('2026-03-01T10:00:00.000Z');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const hash = 'a'.repeat(64);
const anchorText = ({ at, length }: AuditAnchor) => `${at} ${length} ${hash}\n`;
const file = () => join(dataDir, 'audit-heads');

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let audit: AuditLog;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    audit = new AuditLog(test.database, clock);
  });
  afterEach(() => test.remove());

  const append = (...subjects: string[]) =>
    test.database.transaction().execute(async (transaction) => {
      for (const subject of subjects) {
        const entry = { action: 'release', kind: 'welfare', subjects: [subject] } as const;
        await audit.append(transaction, { adminId: 'a1', ...entry });
      }
    });
  const note = () => anchorAuditHead({ audit, anchors, now: clock });

  /** What an attacker does who can write to the database and knows how the hash chain is made. */
  async function cutTo(length: number): Promise<void> {
    const triggers =
      kind === 'sqlite'
        ? ['drop trigger audit_log_no_delete']
        : ['drop trigger audit_log_no_change on audit_log'];
    for (const statement of triggers) await sql.raw(statement).execute(test.database);
    await sql`delete from audit_log where seq > ${length}`.execute(test.database);
    await sql`update audit_head set length = ${length},
      hash = coalesce((select hash from audit_log where seq = ${length}), '')`.execute(
      test.database,
    );
  }

  it.each([2, 0])(
    'misses the end of the log that was cut off to %d entries together with its head',
    async (length) => {
      await append('r1', 'r2', 'r3');
      expect(await note()).toHaveProperty('length', 3);
      await cutTo(length);
      expect(await audit.verify()).toEqual({ length });
      expect(await note()).toBeUndefined();
      await append('r4', 'r5', 'r6');
      expect(await note()).toBeUndefined();
      expect((await anchors.read()).map((anchor) => anchor.length)).toEqual([3]);
    },
  );

  it('notes each end once, and nothing while there is no entry', async () => {
    await note();
    expect(await anchors.read()).toEqual([]);
    await append('r1');
    await note();
    await note();
    await append('r2');
    await note();
    expect((await anchors.read()).map(({ length }) => length)).toEqual([1, 2]);
  });

  it('goes on from a log that an operator took for right', async () => {
    await append('r1', 'r2');
    await note();
    await cutTo(1);
    now = new Date('2026-03-02T10:00:00.000Z');
    await anchors.accept(now);
    now = new Date('2026-03-02T10:00:01.000Z');
    expect(await note()).toHaveProperty('length', 1);
    expect((await anchors.read()).map(({ length }) => length)).toEqual([1]);
  });
});

it('reads what was noted beside backups of older releases as well', async () => {
  mkdirSync(join(dataDir, 'backups'));
  const beside = { at: '2026-03-01T02:00:00.000Z', length: 7, hash };
  writeFileSync(
    join(dataDir, 'backups/church-2026-03-01T02-00-00Z.audit-head'),
    anchorText(beside),
  );
  await anchors.add({ at: '2026-02-28T10:00:00.000Z', length: 6, hash });
  expect((await anchors.read()).map(({ length }) => length)).toEqual([6, 7]);
});

it('reads what the names of backups say', async () => {
  mkdirSync(join(dataDir, 'backups'));
  for (const name of [
    `church-2026-03-01T02-00-00Z-7-${hash}.sqlite`,
    'church-2026-03-02T02-00-00Z.sqlite',
    `church-2026-03-03T02-00-00Z-8-${hash}.sqlite.part`,
  ])
    writeFileSync(join(dataDir, 'backups', name), '');
  expect(await anchors.read()).toEqual([{ at: '2026-03-01T02:00:00.000Z', length: 7, hash }]);
  await anchors.accept(new Date('2026-03-01T03:00:00.000Z'));
  expect(await anchors.read()).toEqual([]);
});

it('is readable by its owner only, and does not grow without end', async () => {
  const line = (length: number) => anchorText({ at: now.toISOString(), length, hash });
  writeFileSync(file(), Array.from({ length: 1999 }, (_, i) => line(i + 1)).join(''), {
    mode: 0o600,
  });
  await anchors.add({ at: now.toISOString(), length: 2000, hash });
  const lines = readFileSync(file(), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(1000);
  expect(lines.at(-1)).toContain(' 2000 ');
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('does not take backups that cannot be looked into for none', async () => {
  writeFileSync(join(dataDir, 'backups'), '');
  await expect(anchors.read()).rejects.toThrow('ENOTDIR');
});
