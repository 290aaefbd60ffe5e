import { getImportReport, listImports, runImport, undoImport } from 'contract/import-requests';
import type { FinishedImport, PreviewRow } from 'contract/import-requests';
import type { ImportPlan } from 'contract/import-plan';
import type { RecordKind } from 'contract/review';
import { logInWith } from '../../testing/people/roles';
import { makeMember, register } from '../../testing/people/members';
import { listEndpoint, logInStaff, send } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { publishEntry, sampleText, withValues } from '../../testing/samples/content';
import { importFile, preview, toCsv, toFile, toPlan } from '../../testing/samples/imports';
import { useApp } from '../../testing/test-app';
import { ProgramCapacity } from '../content/program-capacity';
import { noSitePublisher } from '../content/site-publisher';

const wanted = jest.fn();
const server = useApp({ publisher: { ...noSitePublisher, wanted } });
let call: StaffCall;
beforeEach(async () => {
  call = await logInStaff(server);
});

const shown = async (caller: StaffCall, text: string, plan: ImportPlan) =>
  (await preview(caller, text, plan)).rows.map(({ row, match, faults }: PreviewRow) => [
    row,
    match,
    faults.map(({ code }) => code).join(),
  ]);
const list = (kind: RecordKind) => server.readList(listEndpoint(kind));

const columns = ['section', 'fullName', 'email', 'phone', 'message'];
const ruth = ['Ruth Berger', 'ruth@example.org', '+43 664 1111111', 'Please pray'];
const file = toCsv([
  columns,
  ['Requests', ...ruth],
  ['first-timers', ...ruth],
  ['Nonsense', ...ruth],
  ['Testimonies', ...ruth],
]);
const plan = toPlan(columns, { target: 'as-said', defaults: { requestType: 'prayer' } });

/** Staff with these rights alone, in the role that the tests may change. */
async function logInWithRights(...rights: readonly string[]): Promise<StaffCall> {
  const role = { rights: JSON.stringify(['records:import', ...rights]) };
  await server.database.updateTable('roles').set(role).where('id', '=', 'media').execute();
  return (await logInWith(server, 'media')).call;
}

it('imports each row into the section that it names, and shows no testimony that nobody approved', async () => {
  expect(await shown(call, file, plan)).toEqual([
    [2, 'new', ''],
    [3, 'new', ''],
    [4, 'new', 'no-section'],
    [5, 'new', ''],
  ]);
  const answer = await importFile(call, file, plan);
  expect(answer.json()).toMatchObject({ added: 3, leftOut: 1 });
  expect(await list('request')).toMatchObject([{ message: 'Please pray', requestType: 'prayer' }]);
  expect(await list('firstTimer')).toHaveLength(1);
  expect((await server.app.inject('/api/testimonies')).json()).toEqual([]);
  const stored = await server.database
    .selectFrom('submissions')
    .select('body')
    .where('kind', '=', 'request')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain('Please pray');
});

it('imports only into sections that the importer may review, and says nothing of others', async () => {
  await send(server, 'welfare', {
    name: ruth[0] ?? '',
    email: 'a@example.org',
    phone: ruth[2] ?? '',
  });
  await server.app.personIndexer.run();
  const importer = await logInWithRights('firstTimer:read', 'firstTimer:review', 'request:read');
  expect(await shown(importer, file, plan)).toEqual([
    [2, 'new', 'closed-section'],
    [3, 'new', ''],
    [4, 'new', 'no-section'],
    [5, 'new', 'closed-section'],
  ]);
  expect(await shown(call, file, plan)).toMatchObject([[2, 'same-person', ''], {}, {}, {}]);
});

it('shows and undoes no import into sections that the caller may not review', async () => {
  const { _id: id } = (await importFile(call, file, plan)).json<FinishedImport>();
  const other = await logInWithRights('firstTimer:read', 'firstTimer:review');
  expect((await other(listImports)).json()).toEqual({ imports: [] });
  expect((await other(undoImport, { id })).statusCode).toBe(404);
});

it('decides nothing about persons of sections that the importer may only read', async () => {
  const { _id } = await send(server, 'request', { name: ruth[0] ?? '', email: ruth[1] ?? '' });
  await server.app.personIndexer.run();
  const importer = await logInWithRights('firstTimer:read', 'firstTimer:review', 'request:read');
  expect((await shown(importer, file, plan))[1]).toEqual([3, 'new', '']);
  const { person_id: person } = await server.database
    .selectFrom('person_records')
    .select('person_id')
    .where('record_id', '=', _id)
    .executeTakeFirstOrThrow();
  const decided = { ...plan, decisions: [{ row: 3, match: { person } }] };
  expect((await shown(importer, file, decided))[1]).toEqual([3, 'unclear', 'no-such-match']);
});

it('reports nothing of rows that changed nothing in sections that the caller may not review', async () => {
  await importFile(call, file, plan);
  const again = toCsv([
    columns,
    ['Requests', ...ruth],
    ['Contacts', 'Ben Auer', 'ben@example.org'],
  ]);
  const mixed = toPlan(columns, {
    ...{ target: 'as-said', columns: [...columns.slice(0, 4), 'message'] },
    defaults: { requestType: 'prayer', message: 'Hello', subject: 'Hello' },
  });
  const { _id: id, kinds } = (await importFile(call, again, mixed)).json<FinishedImport>();
  expect(kinds.map(({ kind }) => kind)).toEqual(['contact']);
  const report = async (caller: StaffCall) =>
    (await caller(getImportReport, { id, query: { format: 'csv', language: 'en' } })).body;
  expect(await report(call)).toContain('Ruth Berger');
  const other = await logInWithRights('contact:read', 'contact:review');
  expect(await report(other)).toContain('Ben Auer');
  expect(await report(other)).not.toMatch(/Ruth|Requests/);
});

it('imports nothing twice when the same request arrives twice', async () => {
  const known = await preview(call, file, plan);
  const body = { file: toFile(file), plan, digest: known.digest };
  expect((await call(runImport, { body })).statusCode).toBe(201);
  await server.app.personIndexer.run();
  const { person_id: person } = await server.database
    .selectFrom('person_records')
    .select('person_id')
    .where('kind', '=', 'firstTimer')
    .executeTakeFirstOrThrow();
  const only = toCsv([columns, ['Requests', ...ruth.slice(0, 3), 'Something else']]);
  const decided = { ...plan, decisions: [{ row: 2, match: { person } }] };
  const { digest } = await preview(call, only, decided);
  const further = { body: { file: toFile(only), plan: decided, digest } };
  expect((await call(runImport, further)).statusCode).toBe(201);
  const second = await call(runImport, further);
  expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([
    409,
    'changed-meanwhile',
  ]);
  expect(await list('request')).toHaveLength(2);
});

it('tells nothing of its file to whoever registered with an address that is not theirs', async () => {
  const [fullName = '', email = '', phone = ''] = ruth;
  await register(server, { fullName, email, phone });
  await server.app.personIndexer.run();
  const fields = ['fullName', 'email', 'phone', 'address'];
  const text = toCsv([fields, [...ruth.slice(0, 3), 'Hofgasse 1']]);
  const members = toPlan(fields, { target: 'profiles' });
  expect(await shown(call, text, members)).toEqual([[2, 'same-record', 'unconfirmed-account']]);
  await server.database
    .updateTable('profiles')
    .set({ email_confirmed_at: new Date().toISOString() })
    .execute();
  expect(await shown(call, text, members)).toEqual([[2, 'same-record', '']]);
});

it('refuses a login that another profile or row has', async () => {
  await makeMember(server, 'ruth@example.org');
  await server.app.personIndexer.run();
  const fields = ['fullName', 'email', 'phone', 'address', 'gender', 'country', 'memberType'];
  const profile = (name: string, email: string, phone: string) => [
    ...[name, email, phone, 'Hofgasse 1', 'weiblich', 'Österreich', 'Online'],
  ];
  const text = toCsv([
    fields,
    profile('Somebody Else', 'RUTH@example.org', '+43 512 000002'),
    profile('Mother', 'family@example.org', '+43 512 000003'),
    profile('Father', 'family@example.org', '+43 512 000004'),
  ]);
  const decisions = [{ row: 2, match: 'new' as const }];
  expect(await shown(call, text, toPlan(fields, { target: 'profiles', decisions }))).toEqual([
    [2, 'new', 'email-taken'],
    [3, 'new', ''],
    [4, 'new', 'email-taken'],
  ]);
});

async function publishWithOnePlace(): Promise<void> {
  await publishEntry(
    call,
    'programs',
    withValues(sampleText('programs'), {
      ...{
        name: { en: 'Night of Song', de: 'Nacht der Lieder' },
        registration: 'open',
        places: '1',
      },
      ...{ start: '2099-03-01T10:00', end: '2099-03-01T12:00' },
    }),
  );
}

it('takes no more places of a programme than there are', async () => {
  await publishWithOnePlace();
  const fields = ['fullName', 'email', 'phone', 'program', 'minister'];
  const text = toCsv([
    fields,
    ['Ruth Berger', 'ruth@example.org', '+43 512 000001', 'night of  song', 'nein'],
    ['Ben Auer', 'ben@example.org', '+43 512 000002', 'Night of Song', 'ja'],
  ]);
  const registrations = toPlan(fields, { target: 'programAttendance' });
  expect(await shown(call, text, registrations)).toEqual([
    [2, 'new', ''],
    [3, 'new', 'program-full'],
  ]);
  wanted.mockClear();
  await importFile(call, text, registrations);
  expect(await list('programAttendance')).toMatchObject([
    { program: 'Night of Song', minister: 'No' },
  ]);
  expect(wanted).toHaveBeenCalled();
});

it('takes no place of a programme that somebody took since it looked', async () => {
  await publishWithOnePlace();
  await send(server, 'programAttendance', { program: 'Night of Song' });
  const fields = ['fullName', 'email', 'phone', 'program', 'minister'];
  const text = toCsv([
    fields,
    ['Ruth Berger', 'ruth@example.org', '+43 512 000001', 'Night of Song', 'nein'],
  ]);
  const count = jest.spyOn(ProgramCapacity.prototype, 'count');
  // The preview and the import count before the place is taken.
  count.mockResolvedValueOnce(0).mockResolvedValueOnce(0);
  const answer = await importFile(call, text, toPlan(fields, { target: 'programAttendance' }));
  count.mockRestore();
  expect(answer.json()).toMatchObject({ code: 'changed-meanwhile' });
  expect(await list('programAttendance')).toHaveLength(1);
});

it('refuses a file in which nothing can be imported, and a second import at the same time', async () => {
  const nothing = toPlan([null], { target: 'contact' });
  const { digest } = await preview(call, 'a\nb', nothing);
  const body = { file: toFile('a\nb'), plan: nothing, digest };
  expect((await call(runImport, { body })).json()).toMatchObject({ code: 'import-nothing' });
  const { digest: good } = await preview(call, file, plan);
  const request = () => call(runImport, { body: { file: toFile(file), plan, digest: good } });
  const answers = await Promise.all([request(), request()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await list('firstTimer')).toHaveLength(1);
});
