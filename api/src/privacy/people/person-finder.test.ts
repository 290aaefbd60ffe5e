import {
  erasePersonalData,
  exportPersonalData,
  findPerson,
  maxPersonRecords,
  previewErasure,
} from 'contract/people-requests';
import type { ErasurePlan, ErasureResult, FoundPerson } from 'contract/people-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { plant } from '../../../testing/samples/retention';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { addPerson } from '../../../testing/samples/persons';
import { useApp } from '../../../testing/test-app';

const at = '2026-03-01T10:00:00.000Z';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const plantMany = async (count: number, email: string, columns = {}) => {
    for (let i = 0; i < count; i++)
      await plant(server.database, { kind: 'enquiry', at, body: { email }, columns });
  };
  it('refuses an address that a database cannot compare', async () => {
    const email = 'victim\0@example.org';
    expect((await call(findPerson, { body: { email } })).statusCode).toBe(400);
    const body = { email, records: [] };
    expect((await call(previewErasure, { body })).statusCode).toBe(400);
  });

  const find = async (email: string) => {
    const found = (await call(findPerson, { body: { email } })).json<FoundPerson>();
    return { ...found, ids: found.sure.map(({ record }) => record._id) };
  };

  it('finds what a person sent before strangers sent hundreds with the same address', async () => {
    const id = await plant(server.database, {
      ...{ kind: 'couples', at },
      body: { contactEmail: 'Victim@Example.org' },
    });
    // These exceed one page, and their address looks the same to a database that folds ASCII only.
    await plantMany(510, 'victïm@example.org');
    const second = await plant(server.database, {
      ...{ kind: 'enquiry', at },
      body: { email: 'victim@example.org' },
    });
    await plantMany(210, 'victim@example.org');
    const { ids, isCut } = await find('victim@example.org');
    expect(ids).toEqual(expect.arrayContaining([id, second]));
    expect([ids.length, isCut]).toEqual([212, true]);
  });

  it('leaves to staff what was joined into one person with what is certain', async () => {
    const add = (body: object) => plant(server.database, { kind: 'enquiry', at, body });
    const sure = await add({ email: 'victim@example.org', fullName: 'Some Body' });
    const joined = await add({ email: 'former@example.org', fullName: 'Some Body' });
    const other = await add({ email: 'other@example.org', fullName: 'Some Body' });
    const toRecord = (_id: string) => ({ kind: 'enquiry', _id }) as const;
    await addPerson(server.database, 'p-one', [sure, joined].map(toRecord));
    await addPerson(server.database, 'p-other', [toRecord(other)]);
    const found = await find('victim@example.org');
    expect(found.ids).toEqual([sure]);
    expect(found.undecided).toMatchObject([{ record: { _id: joined }, reasons: ['person'] }]);
    expect(found.attached).toMatchObject({ persons: 1, households: 0 });
  });

  it('answers as many as can be exported and erased at once', async () => {
    const email = 'victim@example.org';
    await plantMany(maxPersonRecords - 10, email);
    await plantMany(20, email, { quarantine: 'honeypot' });
    const { sure, isCut } = await find(email);
    expect([sure.length, isCut]).toEqual([maxPersonRecords, true]);
    const records = sure.map(({ kind, record }) => ({ kind, _id: record._id }));
    const exported = records.map((one) => ({ ...one, redact: 'partner2Name' }));
    const body = { records: exported, language: 'en', email };
    expect((await call(exportPersonalData, { body })).statusCode).toBe(200);
    const planned = await call(previewErasure, { body: { records, email } });
    const { plan } = planned.json<ErasurePlan>();
    const erased = await call(erasePersonalData, { body: { records, email, plan } });
    expect(erased.json<ErasureResult>().erased).toBe(maxPersonRecords);
    const more = [...records, { kind: 'enquiry', _id: '0'.repeat(36) }];
    expect((await call(previewErasure, { body: { records: more } })).statusCode).toBe(400);
  });

  it.each([
    ['in quarantine', { quarantine: 'honeypot' }, 'quarantine'],
    ['locked away', { locked_until: '2999-01-01T00:00:00.000Z' }, 'locked'],
    ['in its list', {}, undefined],
  ])(
    'finds an address with letters beyond ASCII in another case, %s',
    async (_at, columns, unlisted) => {
      const body = { email: 'ÖZGÜR@example.org' };
      const id = await plant(server.database, { kind: 'pledge', at, body, columns });
      const { ids, sure } = await find('özgür@EXAMPLE.org');
      expect([ids, sure[0]?.unlisted]).toEqual([[id], unlisted]);
    },
  );
});
