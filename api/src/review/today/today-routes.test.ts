import type { ReviewedRecord, StaffMember } from 'contract/review';
import { listAssignees, mergeRecords } from 'contract/review-requests';
import { addContactNote } from 'contract/contact-history-requests';
import { addRecordNote } from 'contract/record-note-requests';
import {
  changeReviews,
  getToday,
  getTodayCounts,
  listTodayRecords,
  noteVisit,
  todayWordsLength,
} from 'contract/today-requests';
import type { ReviewEdit, Today, TodayCounts, TodayList } from 'contract/today-requests';
import { changeWorkSettings, defaultWorkSettings } from 'contract/work-settings-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { makeMember } from '../../../testing/people/members';
import { logInWith, removeAccount } from '../../../testing/people/roles';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let time: number;
  const server = useApp({ databaseKind, now: () => new Date(time) });
  let call: StaffCall;
  beforeEach(async () => {
    time = Date.parse('2026-03-01T10:00:00.000Z');
    call = await logInStaff(server);
  });

  /** Logs in again, since a session ends after some hours. */
  const pass = async (milliseconds: number) => {
    time += milliseconds;
    call = await logInStaff(server);
  };
  const read = async (list: TodayList = 'open', filter: object = {}, by = call) =>
    (await by(getToday, { query: { list, ...filter } })).json<Today>();
  const idsIn = async (list: TodayList, filter: object = {}) =>
    (await read(list, filter)).items.map(({ _id }) => _id);
  const count = async (by = call) => (await by(getTodayCounts)).json<TodayCounts>();
  const change = (record: ReviewedRecord, edit: Partial<ReviewEdit>) =>
    call(changeReviews, {
      body: { changes: [{ kind: 'welfare', id: record._id, seenVersion: -1, ...edit }] },
    });
  const other = { email: 'other@example.org', phone: '+43 1 234', name: 'Somebody else' };

  it('lists the open records of all sections with the words of their senders', async () => {
    const message = 'We have no work.\nPlease advise.';
    const { _id } = await send(server, 'welfare', { ...other, category: 'financial', message });
    await makeMember(server, 'ada@example.org');
    await send(server, 'partnership');
    const { items, total, kinds } = await read();
    expect(items[0]).toEqual({
      kind: 'welfare',
      _id,
      name: other.name,
      email: other.email,
      words: message,
      isCut: false,
      receivedAt: '2026-03-01T10:00:00.000Z',
      dueAt: '2026-03-02T10:00:00.000Z',
      urgency: 'normal',
      state: 'new',
      assignee: null,
      snoozedUntil: null,
      reviewVersion: -1,
    });
    expect(items.map(({ kind }) => kind).sort()).toEqual(['partnership', 'profiles', 'welfare']);
    expect(total).toBe(3);
    expect(kinds.map((one) => one.count)).toEqual([1, 1, 1]);
    expect(await read('open', { kind: 'partnership' })).toMatchObject({ total: 1, kinds });
    expect(items.find(({ kind }) => kind === 'partnership')?.words).toBe('');
  });

  it('has urgent records first, by arrival, then those that are due first, then the oldest', async () => {
    const pledge = await send(server, 'pledge');
    const contact = await send(server, 'contact');
    await pass(day);
    const enquiry = await send(server, 'enquiry');
    await pass(day);
    const message = 'I do not want to live any more.';
    const lonely = await send(server, 'request', { ...other, message });
    await pass(hour);
    const late = await send(server, 'welfare', { category: 'other' });
    const urgent = await send(server, 'welfare', { ...other, category: 'medical' });
    const order = [lonely, urgent, enquiry, late, pledge, contact].map(({ _id }) => _id);
    // The enquiry is due on the fourth day, the request for help a day after the third began.
    order.splice(2, 2, late._id, enquiry._id);
    expect(await idsIn('open')).toEqual(order);
    expect(await idsIn('urgent')).toEqual([lonely._id, urgent._id]);
    const { records } = (await call(listTodayRecords, { query: { list: 'open' } })).json<{
      records: { _id: string }[];
    }>();
    expect(records.map(({ _id }) => _id)).toEqual(order);
  });

  it('has what is late in a list, by the due times that staff chose', async () => {
    const enquiry = await send(server, 'enquiry');
    await send(server, 'pledge');
    await pass(3 * day - 1);
    expect(await idsIn('overdue')).toEqual([]);
    await pass(1);
    expect(await idsIn('overdue')).toEqual([enquiry._id]);
    const body = { ...defaultWorkSettings, dueDays: { enquiry: null, pledge: 2 } };
    expect((await call(changeWorkSettings, { body })).statusCode).toBe(200);
    const { items } = await read('overdue');
    expect(items.map(({ kind }) => kind)).toEqual(['pledge']);
    expect((await read('open')).items.find(({ kind }) => kind === 'enquiry')?.dueAt).toBe(
      undefined,
    );
  });

  it('suggests what is urgent, and believes staff', async () => {
    const message = 'I do not want to live any more.';
    const record = await send(server, 'welfare', { category: 'other', message });
    expect((await read('urgent')).items).toMatchObject([
      { urgency: 'suggested', urgencyReason: 'suicide' },
    ]);
    await change(record, { urgency: 'normal' });
    expect(await idsIn('urgent')).toEqual([]);
    await change(record, { urgency: 'urgent', seenVersion: 0 });
    expect((await read('urgent')).items).toMatchObject([{ urgency: 'urgent' }]);
    await change(record, { state: 'done', seenVersion: 1 });
    expect(await idsIn('urgent')).toEqual([]);
  });

  it('looks at records again when other categories become urgent', async () => {
    await send(server, 'request', { requestType: 'counseling' });
    expect(await idsIn('urgent')).toEqual([]);
    const urgentCategories = { welfare: [], request: ['counseling'] };
    await call(changeWorkSettings, { body: { dueDays: {}, urgentCategories } });
    expect((await read('urgent')).items).toMatchObject([{ urgencyReason: 'category' }]);
  });

  it('never hides a repeat, but says when the person last asked', async () => {
    const first = await send(server, 'welfare');
    await change(first, { state: 'done' });
    await pass(day);
    await send(server, 'request');
    const second = await send(server, 'welfare');
    await send(server, 'welfare', other);
    expect(await idsIn('again')).toEqual([second._id]);
    const again = {
      ...{ count: 1, lastId: first._id },
      ...{ lastAt: '2026-03-01T10:00:00.000Z', lastState: 'done' },
    };
    expect((await read('again')).items).toMatchObject([{ again }]);
    await server.database
      .updateTable('submissions')
      .set({ quarantine: 'honeypot' })
      .where('id', '=', first._id)
      .execute();
    expect(await idsIn('again')).toEqual([]);
  });

  it('has records by assignee, and puts them off until a time', async () => {
    const [me] = (await call(listAssignees)).json<StaffMember[]>();
    const [one, another] = [await send(server, 'welfare'), await send(server, 'welfare', other)];
    await change(one, { assignee: me?._id ?? '' });
    expect(await idsIn('mine')).toEqual([one._id]);
    expect(await idsIn('unassigned')).toEqual([another._id]);
    expect(await idsIn('open', { assignee: me?._id })).toEqual([one._id]);
    const snoozedUntil = new Date(time + day).toISOString();
    await change(one, { snoozedUntil, seenVersion: 0 });
    expect(await idsIn('mine')).toEqual([]);
    expect((await read('snoozed')).items).toMatchObject([{ _id: one._id, snoozedUntil }]);
    await pass(day);
    expect(await idsIn('mine')).toEqual([one._id]);
    expect(await idsIn('snoozed')).toEqual([]);
  });

  it('says when staff last wrote a note', async () => {
    const { _id: id } = await send(server, 'welfare');
    const body = { key: 'a'.repeat(32), text: 'Called.', mentions: [] };
    expect((await call(addRecordNote, { kind: 'welfare', id, body })).statusCode).toBe(201);
    expect((await read()).items).toMatchObject([{ notedAt: new Date(time).toISOString() }]);
  });

  it('has what waits for an answer until the person gave one', async () => {
    const record = await send(server, 'welfare');
    await change(record, { state: 'in-progress' });
    expect(await idsIn('waiting')).toEqual([]);
    await pass(hour);
    const contact = (outcome: string, key: string) =>
      call(addContactNote, {
        ...{ kind: 'welfare', id: record._id },
        body: { way: 'hand', key: key.repeat(32), outcome },
      });
    await contact('not-reached', 'a');
    expect(await idsIn('waiting')).toEqual([]);
    await contact('reached', 'b');
    expect((await read('waiting')).items).toMatchObject([
      { _id: record._id, contactedAt: new Date(time).toISOString() },
    ]);
    const reply = (id: string, is_automatic: number) =>
      server.database
        .insertInto('replies')
        .values({
          ...{ id, kind: 'welfare', record_id: record._id, message_key: id, is_automatic },
          ...{ at: new Date(time + 1).toISOString(), sender: '', is_from_other: 0, is_cut: 0 },
          note: storedPlain('{"note":""}'),
        })
        .execute();
    await reply('away', 1);
    expect(await idsIn('waiting')).toEqual([record._id]);
    await reply('answer', 0);
    expect(await idsIn('waiting')).toEqual([]);
  });

  it('says what is new since the last visit', async () => {
    await call(noteVisit);
    const old = await send(server, 'welfare');
    expect(await count()).toMatchObject({ since: null, lists: { new: 1 } });
    await pass(3 * hour);
    await call(noteVisit);
    await pass(3 * hour);
    expect((await count()).since).toBeNull();
    await pass(day);
    await call(noteVisit);
    const fresh = await send(server, 'welfare', other);
    expect(await count()).toMatchObject({ since: '2026-03-01T13:00:00.000Z', lists: { open: 2 } });
    expect(await idsIn('new')).toEqual([fresh._id]);
    expect(await idsIn('open')).toContain(old._id);
  });

  it('forgets the visits of who left', async () => {
    const { call: pastor } = await logInWith(server, 'pastor');
    await pastor(noteVisit);
    expect(await server.database.selectFrom('staff_visits').selectAll().execute()).toHaveLength(1);
    await removeAccount(server, ['pastor']);
    expect(await server.database.selectFrom('staff_visits').selectAll().execute()).toEqual([]);
  });

  it('counts each list as it has it', async () => {
    const first = await send(server, 'welfare', { category: 'medical' });
    await send(server, 'welfare');
    await send(server, 'pledge');
    await change(first, { snoozedUntil: new Date(time + 3 * day).toISOString() });
    await pass(2 * day);
    expect((await count()).lists).toEqual({
      ...{ new: 2, mine: 0, unassigned: 2, urgent: 0, overdue: 1 },
      ...{ waiting: 0, snoozed: 1, again: 1, open: 2 },
    });
  });

  it('leaves out what was merged, and what is in quarantine', async () => {
    const [stays, goes] = [await send(server, 'contact'), await send(server, 'contact')];
    const body = { survivor: versionOf(stays), merged: [versionOf(goes)], values: {} };
    await call(mergeRecords, { kind: 'contact', body });
    const { _id } = await send(server, 'welfare');
    await server.database
      .updateTable('submissions')
      .set({ quarantine: 'honeypot' })
      .where('id', '=', _id)
      .execute();
    expect(await idsIn('open')).toEqual([stays._id]);
    expect((await count()).lists.open).toBe(1);
  });

  it('has long words cut, whole characters only', async () => {
    const message = `${'a'.repeat(todayWordsLength - 1)}😀 and more`;
    await send(server, 'contact', { message });
    const { items } = await read();
    expect(items).toMatchObject([{ words: 'a'.repeat(todayWordsLength - 1), isCut: true }]);
  });

  it('shows the sections of the reader, and notes whose confidential words were read', async () => {
    const rights = JSON.stringify(['welfare:read']);
    await server.database.updateTable('roles').set({ rights }).where('id', '=', 'media').execute();
    const { call: reader } = await logInWith(server, 'media');
    const welfare = await send(server, 'welfare');
    await send(server, 'enquiry');
    const { items, total, kinds } = await read('open', {}, reader);
    expect([items.map(({ kind }) => kind), total, kinds]).toEqual([
      ['welfare'],
      1,
      [{ kind: 'welfare', count: 1 }],
    ]);
    expect((await read('open', { kind: 'enquiry' }, reader)).items).toEqual([]);
    expect((await count(reader)).lists.open).toBe(1);
    const all = (await reader(listTodayRecords, { query: { list: 'open' } })).json<object>();
    expect(all).toEqual({ records: [{ kind: 'welfare', _id: welfare._id, reviewVersion: -1 }] });
    const reads = await server.database
      .selectFrom('audit_log')
      .select(['kind', 'subjects'])
      .where('action', '=', 'read')
      .execute();
    expect(reads).toEqual([{ kind: 'welfare', subjects: JSON.stringify([welfare._id]) }]);
  });

  it('is empty for an account without sections', async () => {
    const { call: nobody } = await logInWith(server);
    await send(server, 'welfare');
    expect(await read('open', {}, nobody)).toEqual({ items: [], total: 0, kinds: [] });
    expect((await count(nobody)).lists.open).toBe(0);
  });

  it('gives pages that fit together', async () => {
    for (let index = 0; index < 60; index++) {
      time += 1000;
      await send(server, index % 2 ? 'pledge' : 'enquiry');
    }
    const [first, rest] = [await idsIn('open'), await idsIn('open', { from: 50 })];
    expect([first.length, rest.length]).toEqual([50, 10]);
    expect(new Set([...first, ...rest]).size).toBe(60);
  });
});
