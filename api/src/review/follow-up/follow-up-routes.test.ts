import { randomUUID } from 'node:crypto';
import {
  changeFollowUpDays,
  listDueContacts,
  listNeverContacted,
} from 'contract/follow-up-requests';
import type { DueContacts, NeverContacted } from 'contract/follow-up-requests';
import {
  addContactNote,
  getContactHistory,
  removeContactNote,
} from 'contract/contact-history-requests';
import type { ContactHistory, AddedContact, ContactNote } from 'contract/contact-history-requests';
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
  const due = async () =>
    (await list()).due.map(({ name, day, date }) => `${name} ${day ?? `again ${date}`}`);
  const never = async (order: 'oldest' | 'newest' = 'oldest', from = 0) =>
    (await call(listNeverContacted, { query: { order, from } })).json<NeverContacted>();
  const history = async ({ _id } = guest) =>
    (await call(getContactHistory, { kind: 'firstTimer', id: _id })).json<ContactHistory>();
  const noteContact = ({ _id } = guest, note: Partial<ContactNote> = {}) =>
    call(addContactNote, {
      kind: 'firstTimer',
      id: _id,
      body: { key: (keys++).toString(16).padStart(32, '0'), way: 'hand', ...note },
    });
  const review = (changes: object) =>
    call(changeReview, {
      kind: 'firstTimer',
      id: guest._id,
      body: {
        state: 'new',
        assignee: null,
        seenVersion: -1,
        ...changes,
      },
    });

  it('says who is to be reached, until a contact is noted, and again on the next day of the plan', async () => {
    await onDay(0);
    expect(await list()).toEqual({
      ...{ days: [1, 3, 7, 28], due: [], isCut: false, resting: 0, neverContacted: 1 },
      ...{ counts: { mine: 0, nobodys: 0, all: 0 }, coming: { count: 1, date: '2026-03-02' } },
    });
    await onDay(2);
    expect((await list()).due).toEqual([
      {
        ...{ _id: guest._id, name: 'Ada', day: 1, date: '2026-03-02', isLate: true, tries: 0 },
        ...{ email: guest['email'], phone: guest['phone'], words: guest['message'] ?? '' },
        ...{ receivedAt: sunday.toISOString(), hasWrongNumber: false, forms: 1 },
      },
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
    await review({ state: 'in-progress', assignee: staff?._id, seenVersion: 0 });
    expect(await list()).toMatchObject({
      due: [{ day: 3, isLate: false, assignee: staff?._id }],
      counts: { mine: 1, nobodys: 0, all: 1 },
    });
  });

  it('leaves out whom staff are done with, what is part of another, and what came long ago', async () => {
    await onDay(1);
    const other = await send(server, 'firstTimer', { fullName: 'Bela' });
    await onDay(2);
    expect(await due()).toEqual(['Bela 1', 'Ada 1']);
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
    expect(await never()).toEqual({ people: [], total: 0 });
  });

  it('keeps whom nobody has reached in the plan: after each try, a wrong number, a message and the last day', async () => {
    await onDay(1);
    await noteContact(guest, { outcome: 'not-reached' });
    expect(await list()).toMatchObject({ due: [], resting: 1, neverContacted: 0 });
    await onDay(2);
    expect(await due()).toEqual(['Ada 1']);
    expect((await list()).due).toMatchObject([
      { tries: 1, lastContact: { way: 'hand', outcome: 'not-reached' }, hasWrongNumber: false },
    ]);
    await noteContact(guest, { outcome: 'wrong-number' });
    await onDay(3);
    expect((await list()).due).toMatchObject([{ tries: 2, hasWrongNumber: true }]);
    await noteContact(guest, { way: 'whatsapp' });
    await onDay(5);
    expect(await due()).toEqual([]);
    await onDay(6);
    expect(await due()).toEqual(['Ada 1']);
    expect((await history()).followUp?.map(({ state }) => state)).toEqual([
      ...['due', 'due', 'planned', 'planned'],
    ]);
    await onDay(100);
    const bela = await send(server, 'firstTimer', { fullName: 'Bela' });
    await onDay(102);
    // Whom staff can still reach in time comes before the others.
    expect(await due()).toEqual(['Bela 1', 'Ada 1']);
    const names = async (...page: Parameters<typeof never>) =>
      (await never(...page)).people.map(({ name }) => name);
    await send(server, 'firstTimer', { fullName: 'Cora', phone: '+43 664 7654321' });
    // Ada was tried, so she is not among those whom nobody has contacted.
    expect(await names()).toEqual(['Bela', 'Cora']);
    expect(await names('newest')).toEqual(['Cora', 'Bela']);
    expect(await names('oldest', 1)).toEqual(['Cora']);
    await noteContact(bela);
    expect(await never()).toMatchObject({ people: [{ name: 'Cora' }], total: 1 });
    expect(await due()).toEqual(['Ada 1']);
  });

  it('shows a person once, whose records one contact is for', async () => {
    const again = await send(server, 'firstTimer', { fullName: 'Ada' });
    await send(server, 'firstTimer', { fullName: 'Bela' });
    await server.database
      .updateTable('submissions')
      .set({ person: 'key-of-ada' })
      .where('id', 'in', [guest._id, again._id])
      .execute();
    await onDay(2);
    expect((await list()).due).toMatchObject([
      { name: 'Bela', forms: 1 },
      { _id: again._id, forms: 2 },
    ]);
    expect(await never()).toMatchObject({ total: 2 });
    await noteContact(guest);
    expect(await due()).toEqual(['Bela 1']);
    expect(await list()).toMatchObject({ counts: { all: 1 }, neverContacted: 1 });
    expect((await history(again)).followUp?.[0]).toMatchObject({ state: 'done' });
  });

  it('takes an answer by email for having reached the person, but no notice of absence', async () => {
    await onDay(1);
    const answer = (isAutomatic: number) =>
      server.database
        .insertInto('replies')
        .values({
          ...{ id: `r${isAutomatic}`, kind: 'firstTimer', record_id: guest._id },
          ...{ at: now.toISOString(), message_key: `m${isAutomatic}`, sender: 'ada@example.org' },
          ...{ is_from_other: 0, is_automatic: isAutomatic, is_cut: 0, note: storedPlain('Hello') },
        })
        .execute();
    await answer(1);
    expect(await list()).toMatchObject({ due: [{ name: 'Ada' }], neverContacted: 1 });
    await answer(0);
    expect(await list()).toMatchObject({ due: [], resting: 0, neverContacted: 0 });
    await onDay(100);
    expect(await due()).toEqual([]);
  });

  it('tries again on the day that staff chose, also somebody who was reached', async () => {
    await onDay(1);
    const again = (tryAgainOn?: string) =>
      noteContact(guest, { outcome: 'try-again', ...(tryAgainOn !== undefined && { tryAgainOn }) });
    for (const wrong of [undefined, '2026-03-02', '2026-09-01', '2027-02-30'])
      expect((await again(wrong)).statusCode).toBe(400);
    const reached = { outcome: 'reached', tryAgainOn: '2026-03-10' } as const;
    expect((await noteContact(guest, reached)).statusCode).toBe(400);
    await noteContact();
    expect((await again('2026-03-06')).json<AddedContact>().entry).toMatchObject({
      ...{ way: 'hand', outcome: 'try-again', tryAgainOn: '2026-03-06' },
    });
    await onDay(4);
    expect(await list()).toMatchObject({ due: [], resting: 1 });
    await onDay(5);
    expect(await due()).toEqual(['Ada again 2026-03-06']);
    await onDay(100);
    expect(await due()).toEqual(['Ada again 2026-03-06']);
    await noteContact();
    expect(await due()).toEqual([]);
  });

  it('takes a noted contact back for who noted it, and not for long', async () => {
    await onDay(1);
    const note = async () => (await noteContact()).json<AddedContact>().entry._id;
    const takeBack = async (noteId: string, { _id } = guest) =>
      (await call(removeContactNote, { kind: 'firstTimer', id: _id, noteId })).statusCode;
    const other = await send(server, 'firstTimer', { fullName: 'Bela' });
    const noted = await note();
    expect(await due()).toEqual([]);
    expect(await takeBack(noted, other)).toBe(404);
    expect(await takeBack(noted)).toBe(204);
    expect(await takeBack(noted)).toBe(404);
    expect(await due()).toEqual(['Ada 1']);
    const late = await note();
    await onDay(1.1);
    expect(await takeBack(late)).toBe(404);
  });

  it('reminds nobody of who wants to hear no more, nor of a letter that was given up', async () => {
    await onDay(1);
    const at = now.toISOString();
    await server.database
      .insertInto('outreach')
      .values({
        ...{ id: 'x', kind: 'firstTimer', record_id: guest._id, way: 'mail', at, admin_id: 'a' },
        ...{ request_key: 'k', template: null, address: null, language: null },
        ...{ outcome: null, try_again_on: null, words: null, sent_at: null },
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
    expect(await list()).toMatchObject({ days: [], due: [], isCut: false });
  });

  it('shows the user’s own people, however many others came, and says that there are more', async () => {
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
    await flood(150);
    const [staff] = (await call(listAssignees)).json<StaffMember[]>();
    await review({ assignee: staff?._id });
    const { due: first, isCut, counts } = await list();
    expect([first.length, isCut, first.at(-1)?._id]).toEqual([100, true, guest._id]);
    expect(counts).toEqual({ mine: 1, nobodys: 150, all: 151 });
  });
});
