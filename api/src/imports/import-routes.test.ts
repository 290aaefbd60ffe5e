import type { ImportPlan } from 'contract/import-plan';
import {
  getImportReport,
  listImports,
  readImportFile,
  runImport,
  undoImport,
} from 'contract/import-requests';
import type { FinishedImport, ImportFile, PreviewRow } from 'contract/import-requests';
import type { RecordKind } from 'contract/review';
import { getReviews } from 'contract/review-requests';
import { addNote } from '../../testing/samples/record-notes';
import { listAuditEntries } from '../../testing/people/audit-entries';
import { bothDatabases } from '../../testing/databases/databases';
import { listEndpoint, logInStaff, send } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import {
  decide,
  dumpRecords,
  importFile,
  preview,
  toCsv,
  toFile,
  toPlan,
} from '../../testing/samples/imports';
import { useApp } from '../../testing/test-app';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const now = new Date('2026-11-29T10:00:00.000Z');
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const columns = ['firstName', 'lastName', 'email', 'phone', 'department', 'createdAt'];
  const heading = ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Department', 'Received'];
  const ruth = ['Ruth', 'Berger', 'ruth@example.org', '0664 1111111', 'Choir', '3.4.2020'];
  const ben = ['Ben', 'Auer', 'ben@example.org', '0664 2222222', '', ''];
  const file = toCsv([heading, ruth, ben]);
  const plan = toPlan(columns);

  const shown = ({ rows }: { readonly rows: readonly PreviewRow[] }) =>
    rows.map(({ row, match, faults }) => [row, match, faults.map(({ code }) => code).join()]);
  const list = (kind: RecordKind) => server.readList(listEndpoint(kind));
  const run = async (text: string, chosen: ImportPlan) => {
    const answer = await importFile(call, text, chosen);
    expect(answer.statusCode).toBe(201);
    return answer.json<FinishedImport>();
  };
  const index = () => server.app.personIndexer.run();
  const dump = () => dumpRecords(server);

  it('says what the columns of a file are', async () => {
    const rows = toCsv([heading.slice(0, 5), ruth.slice(0, 5), ben.slice(0, 5)]);
    const answer = await call(readImportFile, { body: { file: toFile(rows) } });
    const read = answer.json<ImportFile>();
    expect(read).toMatchObject({ rows: 2, program: 'other' });
    expect(read.columns.map(({ field }) => field)).toEqual(columns.slice(0, 5));
    expect(read.columns[0]).toMatchObject({ name: 'Vorname', samples: ['Ruth', 'Ben'] });
  });

  it('refuses what is no list', async () => {
    const answer = await call(readImportFile, { body: { file: toFile('\0\0\0\0') } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'import-unreadable',
    ]);
  });

  it('adds new records without emails and as work that is done, when they arrived', async () => {
    expect(shown(await preview(call, file, plan))).toEqual([
      [2, 'new', ''],
      [3, 'new', ''],
    ]);
    expect(await list('churchMember')).toEqual([]);
    const finished = await run(file, plan);
    expect(finished).toMatchObject({ added: 2, changed: 0, joined: 0, leftOut: 0 });
    expect(await list('churchMember')).toMatchObject([
      {
        ...{ name: 'Ruth Berger', email: 'ruth@example.org', phone: '+436641111111' },
        ...{ department: 'Choir', createdAt: '2020-04-02T22:00:00.000Z', __v: 0 },
      },
      { name: 'Ben Auer', createdAt: now.toISOString() },
    ]);
    const reviews = (await call(getReviews, { kind: 'churchMember' })).json<{
      reviews: object[];
    }>();
    expect(reviews.reviews).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect(await server.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await server.database.selectFrom('staff_news').selectAll().execute()).toEqual([]);
    const { imports } = (await call(listImports)).json<{ imports: FinishedImport[] }>();
    expect(imports).toEqual([finished]);
    const noted = (await listAuditEntries(server)).find(({ action }) => action === 'import');
    expect(noted).toMatchObject({ kind: 'churchMember', subjects: JSON.stringify([finished._id]) });
    expect(JSON.parse(noted?.details ?? '')).toMatchObject({ count: 2, added: 2, changed: 0 });
    const again = (await call(readImportFile, { body: { file: toFile(file) } })).json<ImportFile>();
    expect(again.importedAt).toBe(now.toISOString());
  });

  it('finds rows that are there already, persons of other sections, and doubtful ones', async () => {
    await send(server, 'firstTimer', {
      fullName: 'Ruth Berger',
      email: 'other@example.org',
      phone: '+43 664 1111111',
    });
    await send(server, 'firstTimer', {
      fullName: 'Benjamin',
      email: 'ben@example.org',
      phone: '+43 664 3333333',
    });
    await index();
    const before = await preview(call, file, plan);
    expect(shown(before)).toEqual([
      [2, 'same-person', ''],
      [3, 'unclear', ''],
    ]);
    expect(before.rows[0]?.found).toMatchObject({ name: 'Ruth Berger', kinds: ['firstTimer'] });
    expect(before.rows[1]?.candidates).toMatchObject([{ name: 'Benjamin', reasons: ['email'] }]);
    const [{ person = '' } = {}] = before.rows[1]?.candidates ?? [];
    const chosen = { ...plan, decisions: [decide(3, { match: { person } })] };
    expect(await run(file, chosen)).toMatchObject({ added: 2, joined: 2 });
    await index();
    const persons = await server.database.selectFrom('person_records').selectAll().execute();
    expect(new Set(persons.map(({ person_id }) => person_id)).size).toBe(2);
    expect(shown(await preview(call, file, plan))).toEqual([
      [2, 'unchanged', ''],
      [3, 'unchanged', ''],
    ]);
  });

  it('keeps persons apart of whom the importer says so', async () => {
    await send(server, 'firstTimer', {
      fullName: 'Ruth Berger',
      email: 'other@example.org',
      phone: '+43 664 1111111',
    });
    await index();
    await run(file, { ...plan, decisions: [decide(2, { match: 'new' })] });
    await index();
    const persons = await server.database.selectFrom('person_records').selectAll().execute();
    expect(new Set(persons.map(({ person_id }) => person_id)).size).toBe(3);
  });

  it('changes records, but never by blank cells, and undoes all of it', async () => {
    const member = { name: 'Ruth Berger', email: 'ruth@example.org', phone: '+43 664 1111111' };
    await send(server, 'churchMember', { ...member, department: 'Ushers', address: 'Hofgasse 1' });
    await server.allMails();
    const before = await dump();
    const planned = await preview(call, file, plan);
    expect(shown(planned)[0]).toEqual([2, 'same-record', '']);
    expect(planned.rows[0]?.former).toEqual({ department: 'Ushers' });
    expect(planned.summary).toMatchObject({
      kinds: [{ kind: 'churchMember', added: 1, changed: 1 }],
    });
    const { _id: id } = await run(file, plan);
    expect((await list('churchMember'))[0]).toMatchObject({
      ...{ ...member, department: 'Choir', address: 'Hofgasse 1', __v: 1 },
    });
    await index();
    expect(await dump()).not.toBe(before);
    const undone = await call(undoImport, { id });
    expect(undone.json()).toMatchObject({ undoneAt: now.toISOString() });
    expect(await dump()).toBe(before);
    expect((await call(undoImport, { id })).json()).toMatchObject({ code: 'import-undone' });
    expect(shown(await preview(call, file, plan))[1]).toEqual([3, 'new', '']);
  });

  it('undoes an import whose records a later one has changed, once that is undone', async () => {
    const before = await dump();
    const first = await run(file, plan);
    const sections = [columns.slice(0, 5), [...ruth.slice(0, 4), 'Ushers']];
    const changed = toPlan(columns.slice(0, 5));
    const second = await run(toCsv(sections), changed);
    expect(second).toMatchObject({ added: 0, changed: 1 });
    const early = await call(undoImport, { id: first._id });
    expect(early.json()).toMatchObject({ builtOn: [{ reason: 'corrected' }] });
    for (const { _id: id } of [second, first])
      expect((await call(undoImport, { id })).statusCode).toBe(200);
    expect(await dump()).toBe(before);
  });

  it('does not undo what somebody has built on, and says where', async () => {
    const { _id: id } = await run(file, plan);
    const [, member] = await list('churchMember');
    await addNote(call, 'churchMember', String(member?.['_id']), 'A note.');
    const answer = await call(undoImport, { id });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'import-built-on',
      builtOn: [{ kind: 'churchMember', _id: member?.['_id'], name: 'Ben Auer', reason: 'noted' }],
    });
    expect(await list('churchMember')).toHaveLength(2);
  });

  it.each(['2.3.2999', '9999-12-31T23:59:59.999Z', '1.1.1850', '0001-01-01T00:00:00.000Z'])(
    'takes no record that arrived on %s',
    async (received) => {
      const rows = toCsv([heading, [...ruth.slice(0, 5), received]]);
      expect(shown(await preview(call, rows, plan))).toEqual([[2, 'new', 'no-past-date']]);
    },
  );

  it('keeps out rows with faults until somebody mends or skips them', async () => {
    const faulty = ['Lea', 'Lang', 'no address', '', '', '31.2.2020'];
    const rows = toCsv([heading, faulty, ruth, ruth]);
    expect(shown(await preview(call, rows, plan))).toEqual([
      [2, 'new', 'no-time,no-email,missing'],
      [3, 'new', ''],
      [4, 'twice', ''],
    ]);
    const values = { email: 'lea@example.org', phone: '0664 4444444', createdAt: '' };
    const mended = { ...plan, decisions: [decide(2, { values }), decide(3, { skips: true })] };
    expect(shown(await preview(call, rows, mended))).toEqual([
      [2, 'new', ''],
      [3, 'skipped', ''],
      [4, 'new', ''],
    ]);
    const { _id: id, leftOut } = await run(rows, plan);
    expect(leftOut).toBe(2);
    const report = await call(getImportReport, { id, query: { format: 'csv', language: 'en' } });
    expect(report.body.split('\r\n')).toEqual([
      'Row,Result,Section,Name',
      '2,Left out: something in it was wrong,Church Members,',
      '3,Added,Church Members,Ruth Berger',
      '4,Left out: an earlier row is about the same,Church Members,',
      '',
    ]);
  });

  it('imports nothing but what the preview showed', async () => {
    const planned = await preview(call, file, plan);
    await send(server, 'firstTimer', {
      fullName: 'Ruth Berger',
      email: 'ruth@example.org',
      phone: '+43 664 1111111',
    });
    await index();
    const body = { file: toFile(file), plan, digest: planned.digest };
    const answer = await call(runImport, { body });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect(await list('churchMember')).toEqual([]);
  });
});
