import { addHousehold, refuseHousehold } from 'contract/household-requests';
import { erasePersonalData, previewErasure } from 'contract/people-requests';
import type { ErasurePlan } from 'contract/people-requests';
import {
  getPerson,
  joinPersons,
  partPerson,
  separatePersons,
  undoPersonChange,
} from 'contract/person-requests';
import type { Person } from 'contract/person-requests';
import type { PersonChange } from 'contract/persons';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import { listTablesWith } from '../../../../testing/count-word';
import { bothDatabases } from '../../../../testing/databases/databases';
import { logInStaff, send } from '../../../../testing/people/staff';
import type { StaffCall } from '../../../../testing/people/staff';
import { storedOfPersons } from '../../../../testing/samples/persons';
import { useApp } from '../../../../testing/test-app';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const visit = (name: string, kind: SubmissionName = 'firstTimer') =>
    send(server, kind, {
      ...{ [kind === 'firstTimer' ? 'fullName' : 'name']: name, phone: '+43 512 000001' },
      email: `${name.replace(' ', '.')}@example.org`,
    });
  const page = async ({ _id }: ReviewedRecord) =>
    (await call(getPerson, { id: _id })).json<Person>();
  const seen = async (...records: readonly ReviewedRecord[]) => {
    const persons: Pick<Person, '_id' | 'version'>[] = [];
    for (const { _id, version } of await Promise.all(records.map(page)))
      persons.push({ _id, version });
    return { persons };
  };
  const erase = async (...records: readonly (readonly [RecordKind, ReviewedRecord])[]) => {
    // A mail that is being sent counts for the limit of its address after the erasure.
    await server.app.mailer.drain();
    const email = String(records[0]?.[1]['email']);
    const wish = { email, records: records.map(([kind, { _id }]) => ({ kind, _id })) };
    const { plan } = (await call(previewErasure, { body: wish })).json<ErasurePlan>();
    return (await call(erasePersonalData, { body: { ...wish, plan } })).statusCode;
  };

  /** The audit log says what staff did, and the log of erasures what a restored backup must not bring back. */
  const tablesWith = async (id: string) =>
    (await listTablesWith(server.database, id)).filter(
      (table) => !['audit_log', 'erasures'].includes(table),
    );

  it('leaves the ids of an erased person in no table but the logs of what was done', async () => {
    const [ada, plea, ben, cleo] = [
      await visit('Ada Sample'),
      await visit('Ada Sample', 'welfare'),
      await visit('Ben Sample'),
      await visit('Cleo Other'),
    ];
    const own = await page(ada);
    expect(own.recordCount).toBe(2);
    const { change } = (
      await call(partPerson, {
        id: own._id,
        body: { records: [plea._id], seenVersion: own.version },
      })
    ).json<{ change: PersonChange }>();
    const parted = await page(plea);
    await call(undoPersonChange, { id: change._id });
    await call(addHousehold, { body: { persons: [own._id, (await page(ben))._id] } });
    await call(refuseHousehold, { body: { persons: [own._id, (await page(cleo))._id] } });
    await call(separatePersons, { body: await seen(ada, cleo) });
    const former = await page(ben);
    const joined = await call(joinPersons, { body: await seen(ada, ben) });
    const { change: join } = joined.json<{ change: PersonChange }>();
    expect(await erase(['firstTimer', ada], ['welfare', plea])).toBe(200);
    for (const id of [ada._id, plea._id, parted._id, change._id])
      expect(await tablesWith(id)).toEqual([]);
    // To undo what staff joined brings nothing back.
    expect((await call(undoPersonChange, { id: join._id })).statusCode).toBe(200);
    expect(await tablesWith(ada._id)).toEqual([]);
    expect((await page(ben)).recordCount).toBe(1);
    expect(await erase(['firstTimer', ben])).toBe(200);
    for (const id of [own._id, former._id, join._id]) expect(await tablesWith(id)).toEqual([]);
  });

  it('joins two persons once, and undoes it once, where two members of staff do it at the same time', async () => {
    const [ada, ben] = [await visit('Ada Sample'), await visit('Ben Sample')];
    const body = await seen(ada, ben);
    const joins = await Promise.all([
      call(joinPersons, { body }),
      call(joinPersons, { body: { persons: body.persons.toReversed() } }),
    ]);
    expect(joins.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
    const { changes, recordCount } = await page(ada);
    expect([recordCount, changes.length]).toEqual([2, 1]);
    const undo = () => call(undoPersonChange, { id: changes[0]?._id });
    const undone = await Promise.all([undo(), undo()]);
    expect(undone.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await page(ada))._id).not.toBe((await page(ben))._id);
  });

  it('keeps nothing of a person who is erased while somebody joins them', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, ben] = [await visit(`Ada Sample${round}`), await visit(`Ben Sample${round}`)];
      const body = await seen(ada, ben);
      const [joined, erased] = await Promise.all([
        call(joinPersons, { body }),
        erase(['firstTimer', ben]),
      ]);
      expect([201, 404, 409]).toContain(joined.statusCode);
      expect(erased).toBe(200);
      await server.app.personIndexer.run();
      expect(await storedOfPersons(server.database)).not.toContain(ben._id);
      expect((await page(ada)).recordCount).toBe(1);
    }
  });
});
