import { randomUUID } from 'node:crypto';
import { listDueContacts, changeFollowUpDays } from 'contract/follow-up-requests';
import type { DueContacts } from 'contract/follow-up-requests';
import { getContactHistory, addContactNote } from 'contract/contact-history-requests';
import type { ContactHistory } from 'contract/contact-history-requests';
import type { ReviewedRecord, StaffMember } from 'contract/review';
import { changeReview, listAssignees, mergeRecords } from 'contract/review-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { useApp } from '../../../testing/test-app';

const dayLength = 86_400_000;
const sunday = new Date('2026-03-01T10:00:00.000Z');

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  let guest: ReviewedRecord;
  let now: Date;
  let keys = 0;
  beforeEach(async () => {
    now = sunday;
    guest = await send(server, 'firstTimer', { fullName: 'Ada' });
  });

  const onDay = async (count: number) => {
    now = new Date(sunday.getTime() + count * dayLength);
    call = await logInStaff(server);
  };
  const list = async () => (await call(listDueContacts)).json<DueContacts>();
  const due = async () => (await list()).due.map(({ name, day }) => `${name} ${day}`);
  const history = async ({ _id } = guest) =>
    (await call(getContactHistory, { kind: 'firstTimer', id: _id })).json<ContactHistory>();
  const noteContact = ({ _id } = guest) =>
    call(addContactNote, {
      kind: 'firstTimer',
      id: _id,
      body: {
        key: (keys++).toString(16).padStart(32, '0'),
        way: 'hand',
      },
    });
  const review = (changes: object) =>
    call(changeReview, {
      kind: 'firstTimer',
      id: guest._id,
      body: {
        state: 'new',
        note: '',
        assignee: null,
        seenVersion: -1,
        ...changes,
      },
    });

  it('says who is to be reached, until a contact is noted, and again on the next day of the plan', async () => {
    await onDay(0);
    expect(await list()).toEqual({ days: [1, 3, 7, 28], due: [], isCut: false });
    await onDay(2);
    expect((await list()).due).toEqual([
      { _id: guest._id, name: 'Ada', day: 1, date: '2026-03-02', isLate: true },
    ]);
    await noteContact();
    expect(await due()).toEqual([]);
    expect((await history()).followUp?.map(({ state }) => state)).toEqual([
      'done',
      'planned',
      'planned',
      'planned',
    ]);
    await onDay(3);
    const [staff] = (await call(listAssignees)).json<StaffMember[]>();
    await review({ assignee: staff?._id });
    expect((await list()).due).toMatchObject([{ day: 3, isLate: false, assignee: staff?._id }]);
  });

  it('leaves out whom staff are done with, what is part of another, and what came long ago', async () => {
    await onDay(1);
    const other = await send(server, 'firstTimer', { fullName: 'Bela' });
    await onDay(2);
    expect(await due()).toEqual(['Ada 1', 'Bela 1']);
    await noteContact(other);
    const choice = { survivor: versionOf(guest), merged: [versionOf(other)], values: {} };
    expect((await call(mergeRecords, { kind: 'firstTimer', body: choice })).statusCode).toBe(201);
    // The contact of the merged record now belongs to this one.
    expect(await due()).toEqual([]);
    await onDay(3);
    expect(await due()).toEqual(['Ada 3']);
    await review({ state: 'done' });
    expect(await due()).toEqual([]);
    expect(await history()).not.toHaveProperty('followUp');
    await onDay(60);
    await review({ state: 'new', seenVersion: 0 });
    expect(await due()).toEqual([]);
  });

  it('reminds nobody of who wants to hear no more, nor of a letter that was given up', async () => {
    await onDay(1);
    const at = now.toISOString();
    await server.database
      .insertInto('outreach')
      .values({
        ...{ id: 'x', kind: 'firstTimer', record_id: guest._id, way: 'mail', at, admin_id: 'a' },
        ...{ request_key: 'k', template: null, address: null, language: null },
        ...{ subject: null, text: null, sent_at: null },
      })
      .execute();
    expect(await due()).toEqual([]);
    await onDay(4.5);
    expect(await due()).toEqual(['Ada 1']);
    const consent = {
      ...{ schemaVersion: '1', recordId: guest._id, time: at, route: '/api/first-timer' },
      ...{ controller: { name: 'c', address: 'a' }, purposes: ['accompany'], ground: 'consent' },
      ...{ categories: ['faith'], notice: { version: '1', hash: 'h', language: 'de' } },
      events: [
        { event: 'given', time: at },
        { event: 'withdrawn', time: at },
      ],
    };
    await server.database
      .updateTable('submissions')
      .set({ consent: JSON.stringify(consent) })
      .where('id', '=', guest._id)
      .execute();
    expect(await due()).toEqual([]);
  });

  it('plans on the days that staff choose, or on none', async () => {
    await onDay(3);
    const choose = (days: readonly unknown[]) => call(changeFollowUpDays, { body: { days } });
    expect((await choose([10, 2])).json<unknown>()).toEqual({ days: [2, 10] });
    expect(await due()).toEqual(['Ada 2']);
    expect((await choose([])).statusCode).toBe(200);
    expect(await list()).toEqual({ days: [], due: [], isCut: false });
  });

  it('shows who waits longest, however many come afterwards, and says that there are more', async () => {
    const at = new Date(sunday.getTime() + dayLength).toISOString();
    const [guestRow] = await server.database
      .selectFrom('submissions')
      .select(['kind', 'body'])
      .execute();
    const flood = (count: number, columns: object = {}) =>
      server.database
        .insertInto('submissions')
        .values(
          Array.from({ length: count }, () => ({
            ...{ id: randomUUID(), kind: 'firstTimer', created_at: at, updated_at: at },
            ...{ version: 0, consent: null, idempotency_key: null },
            ...{ body: guestRow?.body ?? storedPlain('{}'), ...columns },
          })),
        )
        .execute();
    await onDay(2);
    for (let part = 0; part < 4; part++) await flood(500, { merged_into: guest._id });
    expect(await list()).toMatchObject({ due: [{ _id: guest._id }], isCut: false });
    for (let part = 0; part < 4; part++) await flood(500);
    const { due: first, isCut } = await list();
    expect(first[0]).toMatchObject({ _id: guest._id, isLate: true });
    expect([first.length, isCut]).toEqual([500, true]);
    await onDay(1);
    expect(await list()).toMatchObject({ due: [{ _id: guest._id }], isCut: true });
  });
});
