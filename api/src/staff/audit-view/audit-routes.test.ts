import { sql } from 'kysely';
import { auditPageSize, checkAudit, exportAudit, getAuditPage } from 'contract/audit-requests';
import type { AuditAction, AuditKind } from 'contract/audit';
import type { AuditPage, AuditVerdict } from 'contract/audit-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { changeRoles, logInWith, removeAccount } from '../../../testing/people/roles';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';
import { AuditLog } from '../../storage/audit/audit-log';

interface Deed {
  readonly by?: string;
  readonly action?: AuditAction;
  readonly kind?: AuditKind;
  readonly subjects?: readonly string[];
  readonly details?: Readonly<Record<string, string | number | null>>;
}

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => time });
  let owner: StaffCall;
  let time: Date;
  beforeEach(async () => {
    time = new Date('2026-03-01T10:00:00.000Z');
    owner = await logInStaff(server);
  });

  const note = async (...entries: Deed[]) => {
    const audit = new AuditLog(server.database, () => time);
    await server.database.transaction().execute(async (transaction) => {
      for (const { by = 'somebody', action = 'review', kind = 'pledge', ...more } of entries)
        await audit.append(transaction, { adminId: by, action, kind, subjects: ['r1'], ...more });
    });
  };
  /** Inserts all rows at once, without hash chain: appending them one by one takes quadratic time on PostgreSQL. */
  const fill = async (count: number) => {
    const head = await server.database
      .selectFrom('audit_head')
      .selectAll()
      .executeTakeFirstOrThrow();
    const entry = { admin_id: 'somebody', action: 'review', kind: 'pledge', subjects: '["r1"]' };
    const at = time.toISOString();
    const rows = Array.from({ length: count }, (_, number) => {
      const seq = head.length + 1 + number;
      return { ...entry, seq, at, details: '{}', hash: `${seq}` };
    });
    for (let from = 0; from < count; from += 1000)
      await server.database
        .insertInto('audit_log')
        .values(rows.slice(from, from + 1000))
        .execute();
    await server.database
      .updateTable('audit_head')
      .set({ length: head.length + count })
      .execute();
  };
  const ask = async (query = '', by = owner) => {
    const answer = await by('GET', getAuditPage.path + query);
    expect(answer.statusCode).toBe(200);
    const page = answer.json<AuditPage>();
    // The logins of the tests themselves are left out.
    return { ...page, entries: page.entries.filter(({ action }) => action !== 'login') };
  };
  const subjectsIn = async (query = '', by = owner) =>
    (await ask(query, by)).entries.map(({ subjects }) => subjects.join());
  const idOf = async (email: string) => {
    const row = await server.database
      .selectFrom('admins')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  it('says who did what, when, to which record and from where', async () => {
    const by = await idOf(adminEmail);
    const details = { state: 'done', network: '192.0.2.0/24' };
    await note({ by, kind: 'welfare', subjects: ['w1'], details });
    expect(await ask()).toEqual({
      entries: [
        {
          _id: expect.stringMatching(/^2026-03-01T10:00:00.000Z_[0-9a-f]{16}$/),
          at: '2026-03-01T10:00:00.000Z',
          person: by,
          name: adminEmail,
          action: 'review',
          about: 'welfare',
          subjects: ['w1'],
          network: '192.0.2.0/24',
          details: { state: 'done' },
        },
      ],
      people: [{ _id: by, name: adminEmail }],
    });
  });

  it('goes through all entries page by page, newest first', async () => {
    const all = Array.from({ length: 2 * auditPageSize + 1 }, (_, number) => `r${number}`);
    await note(...all.map((subject) => ({ subjects: [subject] })));
    const found: string[] = [];
    let query = '';
    for (let pages = 0; pages < 3; pages++) {
      const { entries, next = '' } = await ask(query);
      found.push(...entries.flatMap(({ subjects }) => subjects));
      query = `?before=${next}`;
    }
    expect(query).toBe('?before=');
    expect(found).toEqual(all.toReversed());
  });

  it('finds what is rare in a long log', async () => {
    await note({ action: 'merge', subjects: ['rare'] });
    await fill(5100);
    const { entries, next } = await ask('?action=merge');
    expect(entries.map(({ subjects }) => subjects)).toEqual([['rare']]);
    expect(next).toBeUndefined();
  });

  it.each(['?before=2026-03-01T10:00:00.000Z_0123456789abcdef', '?before=1', '?action=nothing'])(
    'refuses what the log does not have: %s',
    async (query) => {
      const { statusCode } = await owner('GET', getAuditPage.path + query);
      expect(statusCode).toBe(400);
    },
  );

  it('is filtered by person, action, section and a day of Innsbruck', async () => {
    time = new Date('2026-02-28T22:59:59.999Z');
    await note({ subjects: ['on the day before'] });
    time = new Date('2026-02-28T23:00:00.000Z');
    await note({ subjects: ['first'] }, { action: 'merge', subjects: ['merged'] });
    time = new Date('2026-03-01T22:59:59.999Z');
    await note({ by: 'another', subjects: ['another'] }, { kind: 'roles', subjects: ['role'] });
    time = new Date('2026-03-01T23:00:00.000Z');
    await note({ subjects: ['on the day after'] });
    owner = await logInStaff(server);
    expect(await subjectsIn('?day=2026-03-01')).toEqual(['role', 'another', 'merged', 'first']);
    expect(await subjectsIn('?day=2026-03-01&person=another')).toEqual(['another']);
    expect(await subjectsIn('?action=merge')).toEqual(['merged']);
    expect(await subjectsIn('?about=roles')).toEqual(['role']);
    expect(await subjectsIn('?day=2025-01-01')).toEqual([]);
    expect(await subjectsIn('?day=2026-02-31')).toEqual([]);
  });

  it('shows staff what they did themselves, and nothing of others', async () => {
    const { call } = await logInWith(server, 'pastor');
    const by = await idOf('pastor@staff.example.org');
    await note({ kind: 'welfare' }, { by, kind: 'welfare', subjects: ['mine'] });
    expect(await subjectsIn('', call)).toEqual(['mine']);
    expect(await subjectsIn(`?person=somebody`, call)).toEqual([]);
    expect((await ask('', call)).people).toEqual([{ _id: by, name: 'pastor@staff.example.org' }]);
  });

  it('shows of a section that one may not read only ones own deeds, without what they were about', async () => {
    const rights = JSON.stringify(['audit:read', 'pledge:read']);
    await server.database
      .insertInto('roles')
      .values({ id: 'auditor', position: 9, name: 'Auditor', rights })
      .execute();
    const { call } = await logInWith(server, 'pastor', 'auditor');
    const by = await idOf('pastor-auditor@staff.example.org');
    const details = { network: '192.0.2.0/24', assignee: 'a1' };
    await note(
      { kind: 'welfare', subjects: ['w1'] },
      { by, kind: 'welfare', subjects: ['w2'], details },
      { kind: 'pledge', subjects: ['p1'] },
      { kind: 'accounts', subjects: ['a1'] },
    );
    expect(await subjectsIn('', call)).toEqual(['a1', 'p1', 'w2', 'w1']);
    await changeRoles(server, ['pastor', 'auditor'], ['auditor']);
    expect(await subjectsIn('', call)).toEqual([by, 'a1', 'p1', '']);
    const [, , , own] = (await ask('', call)).entries;
    expect(own).toMatchObject({ about: 'welfare', network: '192.0.2.0/24', details: {} });
    const file = (await call(exportAudit)).body;
    expect([file.includes('p1'), file.includes('w1'), file.includes('w2')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keeps the name of who left at what they did', async () => {
    await logInWith(server, 'pastor');
    const by = await idOf('pastor@staff.example.org');
    await note({ by });
    await removeAccount(server, ['pastor']);
    const [entry] = (await ask(`?person=${by}`)).entries;
    expect(entry).toMatchObject({ person: by, name: 'pastor@staff.example.org' });
  });

  it('keeps what was done by somebody who is no account', async () => {
    await note({ by: 'somebody' });
    const [entry] = (await ask()).entries;
    expect(entry).toMatchObject({ person: 'somebody' });
    expect(entry).not.toHaveProperty('name');
  });

  describe('the export', () => {
    const lines = async (query = '') => {
      const answer = await owner('GET', exportAudit.path + query);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      return answer.body.trimEnd().split('\r\n');
    };

    it('is a file of the filtered entries that runs nothing, and is noted itself', async () => {
      const details = { network: '192.0.2.0/24', state: 'done', assignee: null };
      await note({ subjects: ['r1', 'r2'], details }, { by: '=cmd', action: 'merge' });
      expect((await lines('?action=review')).slice(0, 2)).toEqual([
        'at,person,name,action,about,subjects,network,details',
        '2026-03-01T10:00:00.000Z,somebody,,review,pledge,r1 r2,192.0.2.0/24,"state: done; assignee: -"',
      ]);
      expect(await lines('?action=merge')).toContainEqual(
        expect.stringContaining(",'=cmd,,merge,"),
      );
      // The seven lines include the owner's login.
      expect(await lines()).toHaveLength(7);
      expect((await ask('?action=export')).entries).toMatchObject([
        { about: 'audit', details: { format: 'csv' } },
        { about: 'audit' },
        { about: 'audit' },
      ]);
    });

    it('holds long logs whole', async () => {
      await note(...Array.from({ length: 1200 }, () => ({ action: 'merge' as const })));
      expect(await lines('?action=merge')).toHaveLength(1201);
    });
  });

  describe('the check', () => {
    const check = async (by = owner) => (await by(checkAudit)).json<AuditVerdict>();
    const alter = async (statement: string) => {
      const triggers =
        databaseKind === 'sqlite'
          ? ['drop trigger audit_log_no_update', 'drop trigger audit_log_no_delete']
          : ['drop trigger audit_log_no_change on audit_log'];
      for (const text of [...triggers, statement]) await sql.raw(text).execute(server.database);
    };

    it('says that the chain holds, and looks again only after a while', async () => {
      await note({}, {});
      const at = time.toISOString();
      expect(await check()).toEqual({ state: 'whole', at, entries: 3 });
      await alter("update audit_log set kind = 'welfare' where seq = 1");
      time = new Date(time.getTime() + 59_000);
      expect(await check()).toEqual({ state: 'whole', at, entries: 3 });
      time = new Date(time.getTime() + 1000);
      expect(await check()).toEqual({ state: 'changed', at: time.toISOString(), entries: 3 });
    });

    it('goes through the log once for all who ask at once', async () => {
      const verify = jest.spyOn(AuditLog.prototype, 'verify');
      const verdicts = await Promise.all([check(), check(), check()]);
      expect(verify).toHaveBeenCalledTimes(1);
      expect(new Set(verdicts.map(({ state }) => state))).toEqual(new Set(['whole']));
      verify.mockRestore();
    });

    it('counts the entries for those alone who may read every section', async () => {
      const rights = JSON.stringify(['audit:read', 'pledge:read']);
      await server.database
        .insertInto('roles')
        .values({ id: 'auditor', position: 9, name: 'Auditor', rights })
        .execute();
      const { call } = await logInWith(server, 'auditor');
      await note({});
      expect(await check(call)).toEqual({ state: 'whole', at: time.toISOString() });
    });
  });
});
