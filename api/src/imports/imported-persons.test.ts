import { undoImport } from 'contract/import-requests';
import type { FinishedImport } from 'contract/import-requests';
import type { ImportPlan } from 'contract/import-plan';
import { mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import type { ReviewedRecord } from 'contract/review';
import { bothDatabases } from '../../testing/databases/databases';
import { makeMember } from '../../testing/people/members';
import { listEndpoint, logInStaff, send, versionOf } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import {
  decide,
  dumpRecords,
  importFile,
  preview,
  toCsv,
  toPlan,
} from '../../testing/samples/imports';
import { useApp } from '../../testing/test-app';
import { eraseRecords } from '../privacy/erasure/erase-records';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => new Date('2026-11-29T10:00:00.000Z') });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const index = () => server.app.personIndexer.run();
  const run = async (text: string, plan: ImportPlan) => {
    const answer = await importFile(call, text, plan);
    expect(answer.statusCode).toBe(201);
    await index();
    return answer.json<FinishedImport>();
  };
  const undo = async ({ _id: id }: FinishedImport) =>
    expect((await call(undoImport, { id })).statusCode).toBe(200);
  /** The persons of all records, each with how many records it has, by number. */
  const countPersons = async () => {
    await index();
    const rows = await server.database.selectFrom('person_records').selectAll().execute();
    const counts = new Map<string, number>();
    for (const { person_id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts.values()].sort();
  };

  const columns = ['name', 'email', 'phone', 'person', 'household'];
  const rows = (...people: readonly (readonly string[])[]) => toCsv([columns, ...people]);
  const plan = toPlan(columns);
  const ruth = ['Ruth Berger', 'ruth@example.org', '+43 664 1111111'];

  it('parts again whom an imported record had joined', async () => {
    await makeMember(server, 'ruth@example.org');
    await server.database
      .updateTable('profiles')
      .set({
        email_confirmed_at: '2026-01-01T00:00:00.000Z',
        body: JSON.stringify({ fullName: 'Ruth Berger', email: 'ruth@example.org' }),
      })
      .execute();
    const phone = { fullName: 'Ruth Berger', email: 'other@example.org', phone: '0664 1111111' };
    await send(server, 'firstTimer', phone);
    await server.allMails();
    expect(await countPersons()).toEqual([1, 1]);
    const before = await dumpRecords(server);
    const planned = await preview(call, rows(ruth), plan);
    expect(planned.rows[0]).toMatchObject({ match: 'unclear', candidates: [{}, {}] });
    const [{ person = '' } = {}] = planned.rows[0]?.candidates ?? [];
    const decisions = [decide(2, { match: { person } })];
    const finished = await run(rows(ruth), { ...plan, decisions });
    expect(await countPersons()).toEqual([3]);
    await undo(finished);
    expect(await dumpRecords(server)).toBe(before);
  });

  it('takes rows with one person for one, and rows with one household for one, until that is undone', async () => {
    const before = await dumpRecords(server);
    const family = rows(
      [...ruth, 'p1', 'h1'],
      ['R. Berger', 'work@example.org', '+43 512 000001', 'p1', 'h1'],
      ['Lea Berger', 'lea@example.org', '+43 512 000002', 'p2', 'h1'],
      ['Ben Auer', 'ben@example.org', '+43 512 000003', 'p3', 'h2'],
    );
    const finished = await run(family, plan);
    expect(await countPersons()).toEqual([1, 1, 2]);
    const members = await server.database.selectFrom('household_members').selectAll().execute();
    expect(members).toHaveLength(2);
    await undo(finished);
    expect(await dumpRecords(server)).toBe(before);
  });

  it('gives rows of one person the person whom one of them names', async () => {
    const before = { fullName: 'Ruth Berger', email: 'ruth@example.org', phone: '0664 1111111' };
    await send(server, 'firstTimer', before);
    await index();
    const other = ['R. B.', 'work@example.org', '+43 512 000001'];
    const both = rows([...ruth, 'p1', ''], [...other, 'p1', '']);
    const planned = await preview(call, both, plan);
    expect(planned.rows.map(({ match }) => match)).toEqual(['same-person', 'same-person']);
    await run(both, plan);
    expect(await countPersons()).toEqual([3]);
  });

  it('leaves nothing of an erased record, nor of what it said before', async () => {
    const member = await send(server, 'churchMember', {
      ...{ name: 'Ruth Berger', email: 'ruth@example.org', phone: '+43 664 1111111' },
      department: 'canary department',
    });
    await index();
    await run(
      toCsv([
        ['name', 'email', 'phone', 'department'],
        [...ruth, 'Choir'],
      ]),
      {
        ...toPlan(['name', 'email', 'phone', 'department']),
      },
    );
    const former = () => server.database.selectFrom('import_records').selectAll().execute();
    expect(JSON.stringify(await former())).toContain('canary');
    await server.database
      .transaction()
      .execute((transaction) =>
        eraseRecords(transaction, 'churchMember', [member._id], new Date()),
      );
    expect(await former()).toEqual([]);
  });

  it('keeps nothing of a merged record that is erased in what its survivor said before', async () => {
    const base = { name: 'Ruth Berger', email: 'ruth@example.org', phone: '+43 664 1111111' };
    const one = await send(server, 'churchMember', { ...base, department: 'Ushers' });
    const two = await send(server, 'churchMember', { ...base, department: 'canary' });
    const choice = {
      survivor: versionOf(one),
      merged: [versionOf(two)],
      values: { department: 'canary' },
    };
    await call(mergeRecords, { kind: 'churchMember', body: choice });
    await index();
    const finished = await run(
      toCsv([
        ['name', 'email', 'phone', 'department'],
        [...ruth, 'Choir'],
      ]),
      toPlan(['name', 'email', 'phone', 'department']),
    );
    expect(finished).toMatchObject({ added: 0, changed: 1 });
    await server.database
      .transaction()
      .execute((transaction) => eraseRecords(transaction, 'churchMember', [two._id], new Date()));
    const left = await server.database.selectFrom('import_records').selectAll().execute();
    expect(JSON.stringify(left)).not.toContain('canary');
    const refused = await call(undoImport, { id: finished._id });
    expect(refused.json()).toMatchObject({ builtOn: [{ _id: one._id, reason: 'corrected' }] });
  });

  it('restores a record that a merge can still be undone of', async () => {
    const base = { name: 'Ruth Berger', email: 'ruth@example.org', phone: '+43 664 1111111' };
    const one = await send(server, 'churchMember', { ...base, department: 'Ushers' });
    const two = await send(server, 'churchMember', { ...base, department: 'Choir' });
    const choice = { survivor: versionOf(one), merged: [versionOf(two)], values: {} };
    const { merge } = (
      await call(mergeRecords, { kind: 'churchMember', body: choice })
    ).json<MergeResult>();
    await index();
    const finished = await run(
      toCsv([
        ['name', 'email', 'phone', 'department'],
        [...ruth, 'Band'],
      ]),
      toPlan(['name', 'email', 'phone', 'department']),
    );
    const undoOne = () => call(undoMerge, { kind: 'churchMember', id: merge._id });
    expect((await undoOne()).statusCode).toBe(409);
    await undo(finished);
    expect((await undoOne()).statusCode).toBe(200);
    const list = (await server.readList(
      listEndpoint('churchMember'),
    )) as unknown as ReviewedRecord[];
    expect(list.map(({ department }) => department)).toEqual(['Ushers', 'Choir']);
  });
});
