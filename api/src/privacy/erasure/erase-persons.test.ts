import type { ReviewedRecord } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import { bothDatabases } from '../../../testing/databases/databases';
import { makeMember } from '../../../testing/people/members';
import { send } from '../../../testing/people/staff';
import {
  addHouseholdOf,
  addMove,
  addPerson,
  addSeparation,
  storedOfPersons,
} from '../../../testing/samples/persons';
import { useApp } from '../../../testing/test-app';
import { eraseRecords } from './erase-records';
import { removeProfiles } from './remove-profiles';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let mother: ReviewedRecord;
  let again: ReviewedRecord;
  let father: ReviewedRecord;
  let child: ReviewedRecord;
  const ofKind = (kind: SubmissionName, { _id }: ReviewedRecord) => ({ kind, _id });

  beforeEach(async () => {
    const { database } = server;
    mother = await send(server, 'enquiry', { fullName: 'Mother Sample' });
    again = await send(server, 'welfare', { fullName: 'Mother Sample' });
    father = await send(server, 'enquiry', { fullName: 'Father Sample' });
    child = await send(server, 'enquiry', { fullName: 'Child Sample' });
    await addPerson(database, 'p-mother', [ofKind('enquiry', mother), ofKind('welfare', again)]);
    await addPerson(database, 'p-father', [ofKind('enquiry', father)]);
    await addPerson(database, 'p-child', [ofKind('enquiry', child)]);
    await addMove(database, ofKind('welfare', again), ['p-former', 'p-mother']);
    await addSeparation(database, ofKind('enquiry', mother), ofKind('enquiry', father));
    await addHouseholdOf(database, 'h-sample', ['p-mother', 'p-father', 'p-former']);
    await database
      .insertInto('household_refusals')
      .values({ first_person: 'p-child', second_person: 'p-mother' })
      .execute();
  });

  const erase = (kind: SubmissionName, ...records: readonly ReviewedRecord[]) =>
    server.database.transaction().execute((transaction) =>
      eraseRecords(
        transaction,
        kind,
        records.map(({ _id }) => _id),
        new Date('2026-03-01T10:00:00.000Z'),
      ),
    );

  const stored = () => storedOfPersons(server.database);

  it('takes an erased record out of its person, and leaves what is of the others', async () => {
    await erase('welfare', again);
    const left = await stored();
    expect(left).not.toContain(again._id);
    expect(left).not.toContain('p-former');
    const members = await server.database
      .selectFrom('household_members')
      .select('person_id')
      .orderBy('person_id')
      .execute();
    expect(members.map(({ person_id }) => person_id)).toEqual(['p-father', 'p-mother']);
    expect(
      await server.database.selectFrom('person_separations').selectAll().execute(),
    ).toHaveLength(2);
  });

  it('leaves nothing of a person without records, nor of a household of one', async () => {
    await erase('welfare', again);
    await erase('enquiry', mother);
    const left = await stored();
    for (const gone of [mother._id, again._id, 'p-mother', 'p-former', 'h-sample', 'change'])
      expect(left).not.toContain(gone);
    for (const stays of [father._id, 'p-father', child._id, 'p-child'])
      expect(left).toContain(stays);
  });

  it('forgets the person of a profile that is removed', async () => {
    const { id } = await makeMember(server, 'member@example.org');
    await addPerson(server.database, 'p-member', [{ kind: 'profiles', _id: id }]);
    await server.database.transaction().execute((transaction) => removeProfiles(transaction, [id]));
    const left = await stored();
    expect(left).not.toContain(id);
    expect(left).not.toContain('p-member');
  });

  it('forgets the person of a record that is locked away', async () => {
    const gift = await send(server, 'pledge');
    await addPerson(server.database, 'p-giver', [ofKind('pledge', gift)]);
    expect((await erase('pledge', gift)).locked).toHaveLength(1);
    const left = await stored();
    expect(left).not.toContain(gift._id);
    expect(left).not.toContain('p-giver');
  });
});
