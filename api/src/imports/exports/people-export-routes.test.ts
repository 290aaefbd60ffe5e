import { exportPeople } from 'contract/people-export-requests';
import type { Right } from 'contract/rights';
import { AuditLog } from '../../storage/audit/audit-log';
import { bothDatabases } from '../../../testing/databases/databases';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { logInWith } from '../../../testing/people/roles';
import { useApp } from '../../../testing/test-app';
import { recognizeColumns } from '../columns/recognize-columns';
import { ImportReader } from '../files/import-reader';
import { readRows } from '../files/import-table';
import { makeRowTranslator } from '../values/row-translator';
import type { TranslatedRow } from '../values/row-translator';

const reader = new ImportReader();
afterAll(() => reader.stop());

/** Reads a file as the import does. */
async function takeBack(file: Uint8Array): Promise<readonly TranslatedRow[]> {
  const table = await reader.read(file);
  const { target, columns } = await recognizeColumns(table);
  const { translate } = await makeRowTranslator({
    ...{ target, country: undefined, dateOrder: undefined },
    columns: columns.map(({ field }) => field),
  });
  const rows: TranslatedRow[] = [];
  for await (const some of readRows(table)) rows.push(...some.map(translate));
  return rows;
}

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => new Date('2026-11-25T17:19:00.000Z') });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const wish = (changes: object = {}) => ({ format: 'csv', language: 'en', ...changes });
  const noted = async () =>
    (await server.database.selectFrom('audit_log').selectAll().execute()).filter(
      ({ action }) => action === 'export',
    );
  /** Logs in as somebody with a role of these rights. */
  async function logInWithRights(rights: readonly Right[]): Promise<StaffCall> {
    await server.database
      .insertInto('roles')
      .values({ id: 'some', position: 9, name: 'Some', rights: JSON.stringify(rights) })
      .execute();
    return (await logInWith(server, 'some')).call;
  }
  const ruth = { email: 'ruth@example.org', phone: '+43 512 000007' };

  it('writes a row for each record, whose person and section the import recognises', async () => {
    const first = await send(server, 'firstTimer', { ...ruth, fullName: 'Ruth', message: '=1' });
    const pledge = await send(server, 'pledge', { name: 'Jürgen', email: 'j@example.org' });
    const second = await send(server, 'secondTimer', { ...ruth, name: 'Ruth' });
    for (const format of ['csv', 'csv-excel', 'xlsx']) {
      const answer = await call(exportPeople, { body: wish({ format, language: 'de' }) });
      expect(answer.statusCode).toBe(200);
      const rows = await takeBack(answer.rawPayload);
      expect(rows.map(({ kind, createdAt }) => [kind, createdAt])).toEqual(
        expect.arrayContaining([
          ['firstTimer', first.createdAt],
          ['pledge', pledge.createdAt],
          ['secondTimer', second.createdAt],
        ]),
      );
      const [one, other] = rows.filter(({ kind }) => kind !== 'pledge');
      expect([rows.length, one?.person]).toEqual([3, other?.person]);
      expect(rows.find(({ kind }) => kind === 'firstTimer')?.fields).toEqual({
        ...{ fullName: 'Ruth', message: '=1', ...ruth },
      });
      expect(rows.flatMap(({ errors, household }) => [...errors, household ?? []].flat())).toEqual(
        [],
      );
    }
  });

  it('writes one person, also by the id of a record', async () => {
    const record = await send(server, 'firstTimer', { ...ruth, fullName: 'Ruth' });
    await send(server, 'pledge', { name: 'Jürgen', email: 'j@example.org' });
    const answer = await call(exportPeople, { body: wish({ person: record._id }) });
    const rows = await takeBack(answer.rawPayload);
    expect(rows.map(({ kind }) => kind)).toEqual(['firstTimer']);
    const again = await call(exportPeople, { body: wish({ person: rows[0]?.person }) });
    expect(again.body).toBe(answer.body);
  });

  it('writes all records of the people of a list, and refuses a list of nobody', async () => {
    await send(server, 'firstTimer', { ...ruth, fullName: 'Ruth' });
    await send(server, 'secondTimer', { ...ruth, name: 'Ruth' });
    await send(server, 'pledge', { name: 'Jürgen', email: 'j@example.org' });
    const kindsOf = async (changes: object) => {
      const answer = await call(exportPeople, { body: wish(changes) });
      return (await takeBack(answer.rawPayload)).map(({ kind }) => kind).sort();
    };
    const filter = 'section_isAnyOf_firstTimer*.createdAt_within_this-month';
    expect(await kindsOf({ filter })).toEqual(['firstTimer', 'secondTimer']);
    expect(await kindsOf({ kind: 'pledge', filter: 'section_isNoneOf_firstTimer' })).toEqual([
      'pledge',
    ]);
    const nobody = wish({ filter, list: 'members' });
    expect((await call(exportPeople, { body: nobody })).statusCode).toBe(404);
  });

  it('names a household where two of its persons are exported', async () => {
    await send(server, 'firstTimer', { ...ruth, fullName: 'Ruth' });
    await send(server, 'pledge', { name: 'Jürgen', email: 'j@example.org' });
    await server.app.personIndexer.run();
    const persons = await server.database.selectFrom('persons').select('id').execute();
    const household = { id: 'home', version: 0, created_at: '2026-11-25T17:19:00.000Z' };
    await server.database.insertInto('households').values(household).execute();
    for (const { id: person_id } of persons)
      await server.database
        .insertInto('household_members')
        .values({ person_id, household_id: 'home', joined_from: null })
        .execute();
    const all = await takeBack((await call(exportPeople, { body: wish() })).rawPayload);
    expect(all.map((row) => row.household)).toEqual(['home', 'home']);
    // Whoever may export one of the sections alone does not learn that there is somebody else.
    const callOther = await logInWithRights(['pledge:read', 'pledge:export']);
    const some = await callOther(exportPeople, { body: wish() });
    const rows = await takeBack(some.rawPayload);
    expect(rows.map(({ kind, household: named }) => [kind, named])).toEqual([
      ['pledge', undefined],
    ]);
  });

  it('gives nothing of a section that the caller may not export, and says nothing of it', async () => {
    const record = await send(server, 'firstTimer', { ...ruth, fullName: 'Ruth' });
    const callOther = await logInWithRights(['firstTimer:read', 'pledge:export']);
    for (const person of [record._id, 'nobody', undefined]) {
      const answer = await callOther(exportPeople, { body: wish({ person }) });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'no-person']);
    }
    expect(await noted()).toEqual([]);
  });

  it('leaves out a record that was merged into another one', async () => {
    const gone = await send(server, 'pledge', { name: 'Jürgen', email: 'j@example.org' });
    const kept = await send(server, 'pledge', { name: 'Jürgen', email: 'j@example.org' });
    await server.app.personIndexer.run();
    await server.database
      .updateTable('submissions')
      .set({ merged_into: kept._id })
      .where('id', '=', gone._id)
      .execute();
    const rows = await takeBack((await call(exportPeople, { body: wish() })).rawPayload);
    expect(rows).toHaveLength(1);
  });

  it('notes who took how many records of which sections, before the file, and no word about people', async () => {
    await send(server, 'firstTimer', { ...ruth, fullName: 'Ruth' });
    await send(server, 'welfare', { ...ruth, name: 'Ruth' });
    await call(exportPeople, { body: wish() });
    const entries = await noted();
    expect(entries.map(({ kind, subjects }) => [kind, subjects])).toEqual([
      ['welfare', '[]'],
      ['firstTimer', '[]'],
    ]);
    for (const { details } of entries)
      expect(JSON.parse(details)).toMatchObject({ format: 'csv', count: 1 });
    jest.spyOn(AuditLog.prototype, 'append').mockRejectedValueOnce(new Error('no log'));
    const answer = await call(exportPeople, { body: wish() });
    expect([answer.statusCode, answer.body.includes('Ruth')]).toEqual([500, false]);
  });
});
