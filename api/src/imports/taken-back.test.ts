import { exportRecords } from 'contract/export-requests';
import { importedBody } from 'contract/import-fields';
import { readImportFile, runImport } from 'contract/import-requests';
import type { FinishedImport, ImportFile } from 'contract/import-requests';
import { exportPeople } from 'contract/people-export-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissionNames } from 'contract/submissions';
import { register } from '../../testing/people/members';
import { listEndpoint, logInStaff, send } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { preview, toPlan } from '../../testing/samples/imports';
import { useApp } from '../../testing/test-app';
import { fieldHeading } from './labels/own-labels';

/** What the console exports, the import takes back: of records that are there, and of a church that begins anew. */

const server = useApp({ now: () => new Date('2026-11-25T17:19:00.000Z') });
let call: StaffCall;
beforeEach(async () => {
  call = await logInStaff(server);
});

const sendEverything = async () => {
  for (const kind of submissionNames) await send(server, kind);
  await register(server);
};

const list = async (kind: RecordKind) =>
  (await server.readList(listEndpoint(kind))) as unknown as ReviewedRecord[];

/** What was sent, without what the server made of it. */
const fieldsOf = (kind: RecordKind, record: ReviewedRecord) =>
  Object.fromEntries(
    Object.keys(importedBody(kind).properties).map((field) => [field, record[field]]),
  );

/** Reads a file as the console does, with what is recognised as its plan. */
async function toRecognisedPlan(file: Uint8Array) {
  const body = { file: Buffer.from(file).toString('base64') };
  const read = (await call(readImportFile, { body })).json<ImportFile>();
  expect(read.program).toBe('own');
  const { country: _country, ...plan } = toPlan(read.columns.map(({ field }) => field));
  return { ...plan, target: read.target };
}

/** Exports all records of a section, and says what would become of the rows. */
async function takeBack(kind: RecordKind) {
  const records = (await list(kind)).map(({ _id }) => _id);
  const fields = [...Object.keys(importedBody(kind).properties), 'createdAt'];
  const columns = await Promise.all(
    fields.map(async (field) => ({ field, header: await fieldHeading('de', field) })),
  );
  const wish = { format: 'csv-excel', language: 'de', columns, records, duplicates: [] };
  const exported = await call(exportRecords, { kind, body: wish });
  const plan = await toRecognisedPlan(exported.rawPayload);
  expect(plan.target).toBe(kind);
  const { rows } = await preview(call, exported.rawPayload, plan);
  return rows.map(({ match, faults }) => [match, faults]);
}

it.each(recordKinds)('finds in the export of %s nothing to change', async (kind) => {
  await sendEverything();
  expect(await takeBack(kind)).toEqual([['unchanged', []]]);
});

it('finds nothing to change where somebody has several records of a section', async () => {
  await send(server, 'churchMember', { department: 'Choir' });
  await send(server, 'churchMember', { department: 'Ushers' });
  await send(server, 'testimony', { fullName: 'Ruth', message: 'One' });
  await send(server, 'testimony', { fullName: 'Ruth', message: 'Two' });
  const unchanged = ['unchanged', []];
  expect(await takeBack('churchMember')).toEqual([unchanged, unchanged]);
  expect(await takeBack('testimony')).toEqual([unchanged, unchanged]);
});

it('makes the same records and persons of an export of people', async () => {
  await sendEverything();
  const exported = await call(exportPeople, { body: { format: 'xlsx', language: 'en' } });
  const before = new Map<RecordKind, object[]>();
  for (const kind of recordKinds)
    before.set(
      kind,
      (await list(kind)).map((record) => fieldsOf(kind, record)),
    );
  const persons = await countPersons();
  for (const table of ['person_records', 'persons', 'submissions', 'profiles'] as const)
    await server.database.deleteFrom(table).execute();

  const plan = await toRecognisedPlan(exported.rawPayload);
  const planned = await preview(call, exported.rawPayload, plan);
  expect(planned.summary.faulty).toBe(0);
  const body = { file: exported.rawPayload.toString('base64'), plan, digest: planned.digest };
  const answer = await call(runImport, { body });
  expect(answer.json<FinishedImport>()).toMatchObject({ added: recordKinds.length, leftOut: 0 });
  for (const kind of recordKinds)
    expect((await list(kind)).map((record) => fieldsOf(kind, record))).toEqual(before.get(kind));
  expect(await countPersons()).toEqual(persons);
});

/** How many records each person has. */
async function countPersons(): Promise<readonly number[]> {
  await server.app.personIndexer.run();
  const rows = await server.database.selectFrom('person_records').select('person_id').execute();
  const counts = new Map<string, number>();
  for (const { person_id } of rows) counts.set(person_id, (counts.get(person_id) ?? 0) + 1);
  return [...counts.values()].sort((one, other) => one - other);
}
