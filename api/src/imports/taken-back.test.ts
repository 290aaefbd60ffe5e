import { exportRecords } from 'contract/export-requests';
import { importedBody } from 'contract/import-fields';
import { readImportFile, runImport } from 'contract/import-requests';
import type { FinishedImport, ImportFile } from 'contract/import-requests';
import { addHousehold } from 'contract/household-requests';
import { exportPeople } from 'contract/people-export-requests';
import { getPerson } from 'contract/person-requests';
import type { Person } from 'contract/person-requests';
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

/** What was sent of all sections, without what the server made of it, in no order. */
async function listAll(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const kind of recordKinds)
    for (const record of await list(kind)) {
      const fields = Object.keys(importedBody(kind).properties);
      lines.push(JSON.stringify([kind, record.createdAt, fields.map((field) => record[field])]));
    }
  return lines.sort();
}

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

/** Two people with one home, as staff said. */
async function sendFamily() {
  const members = [
    await send(server, 'firstTimer', {
      fullName: 'Lea Lang',
      email: 'lea@example.org',
      phone: '1',
    }),
    await send(server, 'firstTimer', {
      fullName: 'Ben Lang',
      email: 'ben@example.org',
      phone: '2',
    }),
  ];
  const persons = [];
  for (const { _id } of members)
    persons.push((await call(getPerson, { id: _id })).json<Person>()._id);
  expect((await call(addHousehold, { body: { persons } })).statusCode).toBe(201);
}

it('makes the same records, persons and households of an export of people', async () => {
  await sendEverything();
  await sendFamily();
  const exported = await call(exportPeople, { body: { format: 'xlsx', language: 'en' } });
  const before = await listAll();
  const persons = await countPersons();
  for (const table of [
    ...(['household_members', 'households', 'person_records', 'persons'] as const),
    ...(['submissions', 'profiles'] as const),
  ])
    await server.database.deleteFrom(table).execute();

  const plan = await toRecognisedPlan(exported.rawPayload);
  const planned = await preview(call, exported.rawPayload, plan);
  expect(planned.summary.faulty).toBe(0);
  const body = { file: exported.rawPayload.toString('base64'), plan, digest: planned.digest };
  const answer = await call(runImport, { body });
  expect(answer.json<FinishedImport>()).toMatchObject({
    ...{ added: recordKinds.length + 2, leftOut: 0 },
  });
  expect(await listAll()).toEqual(before);
  expect(await countPersons()).toEqual(persons);
  const lea = (await list('firstTimer')).find(({ fullName }) => fullName === 'Lea Lang');
  const { family } = (await call(getPerson, { id: String(lea?._id) })).json<Person>();
  expect(family?.members.map(({ name }) => name).sort()).toEqual(['Ben Lang', 'Lea Lang']);
});

/** How many records each person has. */
async function countPersons(): Promise<readonly number[]> {
  await server.app.personIndexer.run();
  const rows = await server.database.selectFrom('person_records').select('person_id').execute();
  const counts = new Map<string, number>();
  for (const { person_id } of rows) counts.set(person_id, (counts.get(person_id) ?? 0) + 1);
  return [...counts.values()].sort((one, other) => one - other);
}
