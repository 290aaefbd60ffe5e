import type { LightMyRequestResponse } from 'fastify';
import { listRequest } from 'contract/list-requests';
import {
  joinPersons,
  listPersonGroups,
  listPersonProposals,
  listPersons,
  partPerson,
  searchPersons,
  separatePersons,
  undoPersonChange,
} from 'contract/person-requests';
import type { PersonChange, PersonHead } from 'contract/persons';
import type { ResponseOf } from 'contract/request';
import type { ReviewedRecord } from 'contract/review';
import { bothDatabases } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { register } from '../../../testing/people/members';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  let ruth: ReviewedRecord;
  let guest: ReviewedRecord;
  let ben: ReviewedRecord;
  beforeEach(async () => {
    call = await logInStaff(server);
    ruth = await send(server, 'contact', { name: 'Ruth Berger', email: 'ruth@example.org' });
    guest = await send(server, 'firstTimer', {
      ...{ fullName: 'Ruth Berger', email: 'ruth@example.org', phone: '+43 664 1111111' },
    });
    ben = await send(server, 'welfare', {
      ...{ name: 'Ben Auer', email: 'ben@example.org', phone: '+43 664 2222222' },
    });
  });

  const list = async (by = call, query = {}) =>
    (await by(listPersons, { query })).json<ResponseOf<typeof listPersons>>();
  const personOf = async ({ _id }: ReviewedRecord, by = call): Promise<PersonHead> => {
    const { persons } = await list(by);
    const found = persons.find(({ records }) => records.some((record) => record._id === _id));
    if (found === undefined) throw new Error('No person has this record.');
    return found;
  };
  const seen = async (...records: readonly ReviewedRecord[]) => {
    const heads = await Promise.all(records.map((record) => personOf(record)));
    return { persons: heads.map(({ _id, version }) => ({ _id, version })) };
  };
  const join = async (...records: readonly ReviewedRecord[]) =>
    (await call(joinPersons, { body: await seen(...records) })).json<
      ResponseOf<typeof joinPersons>
    >();
  const undo = (change: PersonChange, by = call) => by(undoPersonChange, { id: change._id });
  const codeOf = (answer: LightMyRequestResponse) => [
    answer.statusCode,
    answer.json<{ code?: string }>().code,
  ];
  const proposals = async (by = call) =>
    (await by(listPersonProposals, { query: {} })).json<ResponseOf<typeof listPersonProposals>>();

  it('lists persons, the newest first, and finds them', async () => {
    const { persons, total } = await list();
    expect(total).toBe(3);
    expect(persons.map(({ name }) => name)).toEqual(['Ben Auer', 'Ruth Berger', 'Ruth Berger']);
    expect(persons[1]).toMatchObject({
      ...{ emails: ['ruth@example.org'], phones: ['+43 664 1111111'], open: 1, isMember: false },
      ...{ records: [{ kind: 'firstTimer', _id: guest._id }], recordCount: 1 },
    });
    expect((await list(call, { list: 'members' })).persons).toEqual([]);
    expect((await list(call, { kind: 'welfare' })).total).toBe(1);
    expect(await list(call, { from: 50 })).toEqual({ persons: [], total: 3 });
    const found = await call(searchPersons, { body: { q: 'berger' } });
    expect(found.json<ResponseOf<typeof searchPersons>>().persons).toHaveLength(2);
    expect(codeOf(await call(searchPersons, { body: { q: ' a ' } }))[1]).toBe('not-searchable');
  });

  it('joins persons, and takes it back', async () => {
    const { proposals: before } = await proposals();
    expect(before).toMatchObject([
      {
        ...{ isObvious: true, reasons: ['email', 'name'] },
        records: [{ _id: guest._id }, { _id: ruth._id }],
      },
    ]);
    const { change, person } = await join(ruth, guest);
    expect(person).toMatchObject({ recordCount: 2, name: 'Ruth Berger' });
    expect(change).toMatchObject({ what: 'join', records: [{ _id: guest._id }] });
    expect((await list()).total).toBe(2);
    expect((await proposals()).total).toBe(0);
    expect((await undo(change)).json<ResponseOf<typeof undoPersonChange>>().persons).toHaveLength(
      2,
    );
    expect((await list()).total).toBe(3);
    // What was true before is proposed again.
    expect((await proposals()).total).toBe(1);
    expect(codeOf(await undo(change))).toEqual([404, 'not-found']);
    const noted = (await listAuditEntries(server)).filter(({ kind }) => kind === 'people');
    expect(noted.map(({ action }) => action).sort()).toEqual(['join', 'undo']);
  });

  it('keeps persons apart, so that they are no longer proposed, until that is taken back', async () => {
    const body = await seen(ruth, guest);
    const { change } = (await call(separatePersons, { body })).json<
      ResponseOf<typeof separatePersons>
    >();
    expect((await proposals()).total).toBe(0);
    const apart = await send(server, 'firstTimer', {
      ...{ fullName: 'Ruth Berger', email: 'else@example.org', phone: '+43 664 1111111' },
    });
    expect((await personOf(apart))._id).toBe((await personOf(guest))._id);
    const groups = async () =>
      (await call(listPersonGroups, { kind: 'firstTimer' })).json<
        ResponseOf<typeof listPersonGroups>
      >();
    expect(await groups()).toEqual({ persons: [], apart: [] });
    expect((await undo(change)).statusCode).toBe(200);
    expect((await proposals()).total).toBe(1);
  });

  it('tells a section whose records are of persons that are apart', async () => {
    const other = await send(server, 'firstTimer', {
      ...{ fullName: 'Ruth Berger', email: 'other@example.org', phone: '+43 664 3333333' },
    });
    await call(separatePersons, { body: await seen(guest, other) });
    const { persons, apart } = (await call(listPersonGroups, { kind: 'firstTimer' })).json<
      ResponseOf<typeof listPersonGroups>
    >();
    expect(persons.map(({ records }) => records).sort()).toEqual([[guest._id], [other._id]].sort());
    expect(apart.map((pair) => [...pair].sort())).toEqual([persons.map(({ _id }) => _id).sort()]);
  });

  it('parts records, which the rule does not join again, and takes it back', async () => {
    const same = await send(server, 'request', {
      ...{ fullName: 'Ben Auer', email: 'b@example.org', phone: '0664 2222222' },
    });
    const { _id: id, version } = await personOf(ben);
    expect((await personOf(same))._id).toBe(id);
    const part = (records: readonly ReviewedRecord[], seenVersion = version) =>
      call(partPerson, { id, body: { records: records.map(({ _id }) => _id), seenVersion } });
    expect(codeOf(await part([same, ben]))).toEqual([400, 'nothing-left']);
    expect(codeOf(await part([ruth]))).toEqual([409, 'changed-meanwhile']);
    const { change, parted } = (await part([same])).json<ResponseOf<typeof partPerson>>();
    expect(parted.records).toEqual([{ kind: 'request', _id: same._id }]);
    await server.database.updateTable('submissions').set({ linked_version: -1 }).execute();
    expect((await personOf(same))._id).toBe(parted._id);
    expect(codeOf(await part([ben]))).toEqual([409, 'changed-meanwhile']);
    expect((await undo(change)).statusCode).toBe(200);
    expect((await personOf(same))._id).toBe(id);
  });

  it('undoes what the rule joined, and then keeps it apart', async () => {
    const near = await send(server, 'request', {
      ...{ fullName: 'Ben Auer', email: 'b@example.org', phone: '0664 5555555' },
    });
    await list();
    await server.database
      .updateTable('submissions')
      .set({ body: JSON.stringify({ ...near, phone: '0664 2222222' }) as never, version: 1 })
      .where('id', '=', near._id)
      .execute();
    expect((await personOf(near))._id).toBe((await personOf(ben))._id);
    const [change] = await server.database.selectFrom('person_changes').select('id').execute();
    await call(undoPersonChange, { id: change?.id });
    await server.database.updateTable('submissions').set({ linked_version: -1 }).execute();
    expect((await personOf(near))._id).not.toBe((await personOf(ben))._id);
    expect((await proposals()).total).toBe(1);
  });

  it('looks again at a profile that came after a join which is undone', async () => {
    const { change } = await join(ruth, guest);
    await register(server, { fullName: 'Ruth Berger', phone: '+43 664 1111111' });
    const [profile] = (await call(listRequest('profiles'))).json<ReviewedRecord[]>();
    if (profile === undefined) throw new Error('There is no profile.');
    expect((await personOf(profile))._id).toBe((await personOf(ruth))._id);
    await undo(change);
    expect((await personOf(profile))._id).toBe((await personOf(guest))._id);
  });

  it('refuses what was changed meanwhile', async () => {
    const old = await seen(ruth, guest);
    const first = await join(ruth, guest);
    expect(codeOf(await call(joinPersons, { body: old }))).toEqual([409, 'changed-meanwhile']);
    const next = await join(ben, ruth);
    expect(codeOf(await undo(first.change))).toEqual([409, 'changed-meanwhile']);
    expect((await undo(next.change)).statusCode).toBe(200);
    expect((await undo(first.change)).statusCode).toBe(200);
    const [person] = (await seen(ruth)).persons;
    const twice = await call(joinPersons, { body: { persons: [person, person] } });
    expect(codeOf(twice)).toEqual([400, 'person-twice']);
  });

  it('says nothing of records that the caller may not read, and lets nobody change them', async () => {
    const welcome = (await logInWith(server, 'welcome-team')).call;
    const { change } = await join(guest, ben);
    const { persons, total } = await list(welcome);
    expect(total).toBe(1);
    expect(persons[0]).toMatchObject({ name: 'Ruth Berger', recordCount: 1, open: 1 });
    expect(persons[0]?.emails).toEqual(['ruth@example.org']);
    expect((await proposals(welcome)).total).toBe(0);
    expect(codeOf(await undo(change, welcome))).toEqual([404, 'not-found']);
    const body = await seen(guest, ruth);
    expect(codeOf(await welcome(joinPersons, { body }))).toEqual([404, 'no-person']);
    const { _id: id, version: seenVersion } = await personOf(guest);
    const parted = { records: [ben._id], seenVersion };
    expect(codeOf(await welcome(partPerson, { id, body: parted }))[0]).toBe(409);
    const own = { records: [guest._id], seenVersion };
    expect(codeOf(await welcome(partPerson, { id, body: own }))).toEqual([400, 'nothing-left']);
  });

  it('lets those who may only read change nothing', async () => {
    const rights = ['contact:read', 'firstTimer:read', 'welfare:read', 'welfare:review'];
    await server.database
      .insertInto('roles')
      .values({ id: 'reader', position: 9, name: 'reader', rights: JSON.stringify(rights) })
      .execute();
    const reader = (await logInWith(server, 'reader')).call;
    const body = await seen(guest, ruth);
    for (const request of [joinPersons, separatePersons])
      expect(codeOf(await reader(request, { body }))).toEqual([403, 'no-right']);
    const { change, person } = await join(ben, guest, ruth);
    expect(codeOf(await undo(change, reader))).toEqual([403, 'no-right']);
    const parted = { records: [guest._id], seenVersion: person.version };
    const part = await reader(partPerson, { id: person._id, body: parted });
    expect(codeOf(part)).toEqual([403, 'no-right']);
    expect((await proposals(reader)).total).toBe(0);
  });
});
