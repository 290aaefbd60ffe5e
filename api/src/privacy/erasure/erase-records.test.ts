import { addNote } from '../../../testing/samples/record-notes';
import { sql } from 'kysely';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import {
  getReviews,
  getReviewCounts,
  mergeRecords,
  changeReview,
  addNotDuplicates,
  undoMerge,
} from 'contract/review-requests';
import type { MergeResult, ReviewCounts, ReviewSnapshot } from 'contract/review-requests';
import { getRecordHistory } from 'contract/record-entry-requests';
import type { RecordHistory } from 'contract/record-entry-requests';
import { searchRecords } from 'contract/search-requests';
import type { SearchResult } from 'contract/search-requests';
import type { SubmissionName } from 'contract/submissions';
import { changeTestimonyVisibility } from 'contract/testimony-requests';
import { sendEmail, addContactNote } from 'contract/contact-history-requests';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { bothDatabases } from '../../../testing/databases/databases';
import { callDuringTransaction } from '../../../testing/databases/call-during-transaction';
import { listEndpoint, logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { correct } from '../../../testing/samples/record-entries';
import { useApp } from '../../../testing/test-app';
import { RecordOriginRepository } from '../../review/record-entries/record-origin-repository';
import { TestimonyRepository } from '../../content/testimonies/testimony-repository';
import { eraseRecords, removeRecords } from './erase-records';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const now = new Date('2026-03-01T10:00:00.000Z');
  const erase = (kind: SubmissionName, ...records: readonly ReviewedRecord[]) =>
    server.database.transaction().execute((transaction) =>
      eraseRecords(
        transaction,
        kind,
        records.map(({ _id }) => _id),
        now,
      ),
    );
  const list = async (kind: RecordKind) =>
    (await call('GET', listEndpoint(kind))).json<ReviewedRecord[]>();
  const current = async (kind: RecordKind, { _id }: ReviewedRecord) =>
    (await list(kind)).find((record) => record._id === _id) as ReviewedRecord;
  const snapshot = async (kind: RecordKind) =>
    (await call(getReviews, { kind })).json<ReviewSnapshot>();
  const search = async (words: string) =>
    (await call(searchRecords, { body: { q: [words] } })).json<SearchResult>().results;
  const count = async (kind: RecordKind) =>
    (await call(getReviewCounts)).json<ReviewCounts>()[kind];

  async function merge(
    kind: RecordKind,
    survivor: ReviewedRecord,
    merged: readonly ReviewedRecord[],
    values: Readonly<Record<string, unknown>> = {},
  ) {
    const choice = {
      survivor: versionOf(await current(kind, survivor)),
      merged: await Promise.all(merged.map(async (one) => versionOf(await current(kind, one)))),
      values,
    };
    const answer = await call(mergeRecords, { kind, body: choice });
    expect(answer.statusCode).toBe(201);
    return answer.json<MergeResult>().merge;
  }

  const review = async (kind: RecordKind, { _id }: ReviewedRecord, note: string) => {
    await addNote(call, kind, _id, note);
    const body = { state: 'done', assignee: null, seenVersion: -1 } as const;
    return call(changeReview, { kind, id: _id, body });
  };

  /** Counts the rows of all tables that contain a text, and those that refer to a record that does not exist. */
  async function remains(text: string): Promise<number> {
    const tables = [
      ...(['submissions', 'reviews', 'record_notes', 'kept_pairs'] as const),
      'record_corrections',
      ...(['merges', 'merge_records'] as const),
    ] as const;
    const rows = await Promise.all(
      tables.map((table) => server.database.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows).split(text).length - 1;
  }
  async function dangling(): Promise<readonly unknown[]> {
    const { rows } = await sql`
      select id from (
        select record_id as id from reviews union all select record_id from merge_records
        union all select first_id from kept_pairs union all select second_id from kept_pairs
        union all select record_id from retention_holds union all select record_id from outreach
        union all select record_id from replies union all select record_id from record_notes
        union all select record_id from urgent_alerts union all select record_id from record_origins
        union all select record_id from record_corrections
        union all select merged_into from submissions where merged_into is not null
      ) as named
      where id not in (select id from submissions)
      union all select id from merges where id not in (select merge_id from merge_records)
      union all select id from submissions where merged_into is not null
        and merged_into not in (select record_id from merge_records)
      union all select id from outbox where kind = 'letter'
        and profile_id not in (select id from outreach)`.execute(server.database);
    return rows;
  }

  it('removes a record with all that hangs on it, and nothing of others', async () => {
    const gone = await send(server, 'welfare', { message: 'canary one' });
    const stays = await send(server, 'welfare', { message: 'still here' });
    await review('welfare', gone, 'canary two');
    await correct(call, 'welfare', gone, { message: 'canary three' });
    await new RecordOriginRepository(server.database).add([
      { kind: 'welfare', recordId: gone._id, origin: 'paper', adminId: 'a', at: '2026' },
    ]);
    await review('welfare', stays, 'note that stays');
    await call(addNotDuplicates, {
      kind: 'welfare',
      body: { records: [{ ...versionOf(gone), __v: 1 }, versionOf(stays)] },
    });
    const changes = () =>
      server.database.selectFrom('record_changes').select('count').executeTakeFirstOrThrow();
    const { count: before } = await changes();
    expect(await erase('welfare', gone)).toEqual({ removed: [gone._id], locked: [] });
    expect(await list('welfare')).toEqual([stays]);
    expect(await snapshot('welfare')).toMatchObject({
      reviews: [{ recordId: stays._id }],
      keptPairs: [],
    });
    expect(await search('canary')).toEqual([]);
    expect(await count('welfare')).toMatchObject({ total: 1, new: 0 });
    expect(await remains('canary')).toBe(0);
    expect(await dangling()).toEqual([]);
    expect((await changes()).count).toBe(before + 1);
  });

  const key = 'a'.repeat(32);
  it.each<[string, (record: ReviewedRecord, other: ReviewedRecord) => ReturnType<StaffCall>]>([
    ['review', (record) => review('contact', record, 'a note')],
    [
      'letter',
      ({ _id, email: to }) =>
        call(sendEmail, {
          kind: 'contact',
          id: _id,
          body: {
            ...{ key, to, template: 'answer', language: 'en', subject: 'Dear', text: 'You' },
          },
        }),
    ],
    [
      'contact',
      ({ _id }) => call(addContactNote, { kind: 'contact', id: _id, body: { key, way: 'hand' } }),
    ],
    [
      'pair',
      (record, other) =>
        call(addNotDuplicates, {
          kind: 'contact',
          body: { records: [record, other].map(versionOf) },
        }),
    ],
  ])('lets no %s be added to what is being erased at that moment', async (_, add) => {
    const record = await send(server, 'contact');
    const other = await send(server, 'contact');
    // The erasure must be the only pending transaction.
    await server.allMails();
    const answer = await callDuringTransaction(
      server.database,
      (transaction) => removeRecords(transaction, 'contact', [record._id]),
      () => add(record, other),
    );
    expect(answer.statusCode).toBe(404);
    expect(await dangling()).toEqual([]);
  });

  it('knows no id of another kind, or of nobody', async () => {
    const record = await send(server, 'welfare');
    await review('welfare', record, 'stays');
    expect(await erase('enquiry', record)).toEqual({ removed: [], locked: [] });
    expect(await erase('enquiry')).toEqual({ removed: [], locked: [] });
    expect(await snapshot('welfare')).toMatchObject({ reviews: [{ state: 'done' }] });
  });

  describe('of a merge', () => {
    let survivor: ReviewedRecord;
    let merged: ReviewedRecord;
    let other: ReviewedRecord;
    beforeEach(async () => {
      survivor = await send(server, 'contact', { name: 'own', subject: 'own subject' });
      merged = await send(server, 'contact', { name: 'canary', subject: 'canary subject' });
      other = await send(server, 'contact', { name: 'other', subject: 'other subject' });
    });
    const texts = async () =>
      (await list('contact')).map(({ name, subject, mergedInto }) => [name, subject, mergedInto]);

    it('gives the survivor back what it said when the merged one goes', async () => {
      const made = await merge('contact', survivor, [merged, other], {
        name: 'canary',
        subject: 'other subject',
      });
      await erase('contact', merged);
      expect(await texts()).toEqual([
        ['own', 'own subject', undefined],
        ['other', 'other subject', undefined],
      ]);
      const undone = await call(undoMerge, { kind: 'contact', id: made._id });
      expect(undone.statusCode).toBe(404);
      expect(await remains('canary')).toBe(0);
      expect(await dangling()).toEqual([]);
      expect((await current('contact', survivor)).updatedAt).toBe(survivor.updatedAt);
    });

    it('forgets what a correction took of the merged one, and keeps what was corrected before', async () => {
      await correct(call, 'contact', survivor, { subject: 'corrected' });
      await merge('contact', survivor, [merged], { name: 'canary' });
      await correct(call, 'contact', await current('contact', survivor), { name: 'Ada' });
      await erase('contact', merged);
      expect(await remains('canary')).toBe(0);
      const { corrections } = (
        await call(getRecordHistory, { kind: 'contact', id: survivor._id })
      ).json<RecordHistory>();
      expect(corrections.map(({ replaced }) => replaced)).toEqual([{ subject: 'own subject' }]);
    });

    it('lets the merged ones stand for themselves when the survivor goes', async () => {
      await merge('contact', merged, [survivor, other], { name: 'other' });
      await erase('contact', merged);
      expect(await texts()).toEqual([
        ['own', 'own subject', undefined],
        ['other', 'other subject', undefined],
      ]);
      expect(await remains('canary')).toBe(0);
      expect(await dangling()).toEqual([]);
    });

    it('follows a chain of merges upwards', async () => {
      await merge('contact', other, [merged], { name: 'canary' });
      await merge('contact', survivor, [other], { name: 'canary', subject: 'other subject' });
      await erase('contact', merged);
      expect(await texts()).toEqual([
        ['own', 'own subject', undefined],
        ['other', 'other subject', undefined],
      ]);
      expect(await remains('canary')).toBe(0);
      expect(await dangling()).toEqual([]);
    });

    it('follows a chain of merges downwards', async () => {
      await merge('contact', merged, [other]);
      await merge('contact', survivor, [merged], { name: 'canary' });
      await erase('contact', survivor);
      expect((await texts()).map(([, , into]) => into)).toEqual([undefined, undefined]);
      expect(await dangling()).toEqual([]);
    });

    it('forgets what an undone merge remembers', async () => {
      const first = await merge('contact', survivor, [merged], { name: 'canary' });
      const second = await merge('contact', survivor, [other]);
      for (const { _id } of [second, first])
        expect((await call(undoMerge, { kind: 'contact', id: _id })).statusCode).toBe(200);
      expect(await remains('canary')).toBeGreaterThan(2);
      await erase('contact', merged);
      expect(await remains('canary')).toBe(0);
    });

    it('keeps what the survivor was changed to since, and takes back what it has of others', async () => {
      await merge('contact', survivor, [merged], { name: 'canary', subject: 'canary subject' });
      const body = JSON.stringify({ name: 'canary', subject: 'corrected', message: 'mine' });
      await server.database
        .updateTable('submissions')
        .set({ body: storedPlain(body), version: 7 })
        .where('id', '=', survivor._id)
        .execute();
      await erase('contact', merged);
      expect(await current('contact', survivor)).toMatchObject({
        name: 'own',
        subject: 'corrected',
        message: 'mine',
      });
      expect(await remains('canary')).toBe(0);
    });

    it('keeps that two records are no duplicates', async () => {
      const records = [survivor, other].map(versionOf);
      await call(addNotDuplicates, { kind: 'contact', body: { records } });
      await merge('contact', survivor, [merged], { name: 'canary' });
      await erase('contact', merged);
      const { keptPairs } = await snapshot('contact');
      const versions = [await current('contact', survivor), other].map(versionOf);
      expect(keptPairs[0]?.records).toEqual(expect.arrayContaining(versions));
    });

    it('leaves nothing when it happens at the same moment as the merge', async () => {
      for (let i = 0; i < 10; i++) {
        const one = await send(server, 'contact', { name: 'first' });
        const two = await send(server, 'contact', { name: `canary ${i}` });
        const choice = {
          survivor: versionOf(one),
          merged: [versionOf(two)],
          values: { name: `canary ${i}` },
        };
        await Promise.all([
          call(mergeRecords, { kind: 'contact', body: choice }),
          erase('contact', two),
        ]);
        expect(await remains(`canary ${i}`)).toBe(0);
        expect(await dangling()).toEqual([]);
      }
    });

    it('keeps hidden what was hidden for all of them', async () => {
      const said = [await send(server, 'testimony'), await send(server, 'testimony')] as const;
      await merge('testimony', said[0], [said[1]]);
      await call(changeTestimonyVisibility, { id: said[0]._id, body: { isHidden: true } });
      await erase('testimony', said[0]);
      expect(await list('testimony')).toMatchObject([{ _id: said[1]._id, isHidden: true }]);
      const page = await new TestimonyRepository(server.database, () => now).loadPage();
      expect(page?.testimonies).toEqual([]);
    });
  });

  describe('of what the law keeps', () => {
    const row = ({ _id }: ReviewedRecord) =>
      server.database
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', _id)
        .executeTakeFirst();

    it('locks it away until then, out of every list', async () => {
      const gift = await send(server, 'pledge', { name: 'canary' });
      await review('pledge', gift, 'a note');
      await server.app.triage.run();
      expect((await row(gift))?.person).not.toBeNull();
      const year = new Date(gift.createdAt).getUTCFullYear();
      const until = new Date(Date.UTC(year, 11, 31, 23) + (7 * 365 + 2) * 86_400_000).toISOString();
      const answer = { removed: [], locked: [{ id: gift._id, until }] };
      expect(await erase('pledge', gift)).toEqual(answer);
      expect(await erase('pledge', gift)).toEqual(answer);
      expect(await list('pledge')).toEqual([]);
      expect(await search('canary')).toEqual([]);
      expect(await count('pledge')).toMatchObject({ total: 0, new: 0 });
      expect(await snapshot('pledge')).toEqual({
        reviews: [],
        merges: [],
        keptPairs: [],
        consents: [],
        suggestions: [],
      });
      expect((await review('pledge', gift, 'another')).statusCode).toBe(404);
      expect(await row(gift)).toMatchObject({ version: 1, locked_until: until });
      await server.app.triage.run();
      const unknown = { person: null, urgency_hint: null, triaged_version: 1 };
      expect(await row(gift)).toMatchObject(unknown);
      expect(JSON.stringify((await row(gift))?.body)).toContain('canary');
    });

    it('takes it out of its merge first', async () => {
      const gifts = [await send(server, 'pledge', { name: 'one' }), await send(server, 'pledge')];
      const [one, other] = gifts as [ReviewedRecord, ReviewedRecord];
      await merge('pledge', other, [one], { name: 'one' });
      await erase('pledge', one);
      expect(await list('pledge')).toMatchObject([{ _id: other._id, name: other['name'] }]);
      expect(await row(one)).toMatchObject({ merged_into: null });
      expect(await dangling()).toEqual([]);
    });

    it('removes it once it is over, and what was never in the books', async () => {
      const old = await send(server, 'partnership');
      const robots = await send(server, 'partnership');
      const change = (record: ReviewedRecord, columns: object) =>
        server.database
          .updateTable('submissions')
          .set(columns)
          .where('id', '=', record._id)
          .execute();
      await change(old, { created_at: '2018-12-31T22:59:59.999Z' });
      await change(robots, { quarantine: 'honeypot' });
      const { removed } = await erase('partnership', old, robots);
      expect([...removed].sort()).toEqual([old._id, robots._id].sort());
    });

    const hold = (kind: SubmissionName, { _id }: ReviewedRecord, until: string) =>
      server.database
        .insertInto('retention_holds')
        .values({
          ...{ kind, record_id: _id, until, reason: 'r' },
          ...{ held_at: now.toISOString(), held_by: 'a' },
        })
        .execute();

    it('keeps what staff hold of the quarantine, out of it', async () => {
      const letter = await send(server, 'enquiry');
      const until = '2026-09-01T00:00:00.000Z';
      await server.database
        .updateTable('submissions')
        .set({ quarantine: 'honeypot' })
        .where('id', '=', letter._id)
        .execute();
      await hold('enquiry', letter, until);
      expect(await erase('enquiry', letter)).toEqual({
        removed: [],
        locked: [{ id: letter._id, until }],
      });
      expect(await row(letter)).toMatchObject({ quarantine: null, locked_until: until });
      expect(await list('enquiry')).toEqual([]);
      expect(await count('enquiry')).toMatchObject({ total: 0, new: 0 });
    });

    it('keeps it longer when it is held anew, and never shorter', async () => {
      const letter = await send(server, 'enquiry');
      const days = ['2026-09-01', '2026-12-01', '2026-10-01'].map((day) => `${day}T00:00:00.000Z`);
      const ends: unknown[] = [];
      for (const day of days) {
        await hold('enquiry', letter, day);
        ends.push((await erase('enquiry', letter)).locked[0]?.until);
      }
      expect(ends).toEqual([days[0], days[1], days[1]]);
      expect(await row(letter)).toMatchObject({ version: 2, locked_until: days[1] });
    });
  });
});
