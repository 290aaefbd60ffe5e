import { recordKinds } from 'contract/review';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { everyRecord, makeJob, plant } from '../../../testing/samples/retention';
import type { PlantedRecord } from '../../../testing/samples/retention';

const arrived = '2026-03-02T10:00:00.000Z';
const done = ['done', '2026-06-01T12:00:00.000Z'] as const;
const consent = (event: 'given' | 'withdrawn') => ({
  consent: JSON.stringify({
    schemaVersion: '1',
    recordId: 'r',
    time: arrived,
    controller: { name: 'C', address: 'A' },
    purposes: ['accompany'],
    ground: 'consent',
    categories: ['contact'],
    notice: { version: '1', hash: 'h', language: 'en' },
    route: '/api/welfare',
    events: [
      { event: 'given', time: arrived },
      ...(event === 'withdrawn' ? [{ event, time: '2026-04-01T10:00:00.000Z' }] : []),
    ],
  }),
});

/** The church's promises, written by hand: the last day on which a record exists, or `stays`. */
const promises: readonly (readonly [Omit<PlantedRecord, 'at'>, gone: string])[] = [
  [{ kind: 'babyNaming', review: done }, '2027-06-01'],
  [{ kind: 'childDedication', review: done }, '2027-06-01'],
  [{ kind: 'couples', review: done }, '2027-06-01'],
  [{ kind: 'couples' }, 'stays'],
  [{ kind: 'testimony' }, '2029-03-01'],
  [{ kind: 'contact', review: done }, '2026-11-28'],
  [{ kind: 'contact', review: ['in-progress', done[1]] }, 'stays'],
  [{ kind: 'partnership' }, '2033-12-31'],
  [{ kind: 'pledge' }, '2033-12-31'],
  [{ kind: 'enquiry', review: done }, '2026-08-30'],
  [{ kind: 'welfare', review: done }, '2026-11-28'],
  [{ kind: 'welfare', review: done, columns: consent('given') }, '2028-05-31'],
  [{ kind: 'welfare', review: done, columns: consent('withdrawn') }, '2026-11-28'],
  [{ kind: 'request', review: done }, '2026-08-30'],
  [{ kind: 'request', review: done, columns: consent('given') }, '2027-06-01'],
  [{ kind: 'firstTimer' }, '2026-08-29'],
  [{ kind: 'firstTimer', review: done }, '2026-11-28'],
  [{ kind: 'secondTimer', columns: consent('given') }, '2028-03-01'],
  [{ kind: 'newBeliever', columns: { updated_at: '2026-05-01T10:00:00.000Z' } }, '2026-10-28'],
  [{ kind: 'churchMember' }, '2029-03-01'],
  [{ kind: 'programAttendance', body: { program: 'Nobody’s' } }, '2026-05-31'],
  [{ kind: 'programAttendance', body: { program: 'Next year’s' } }, '2027-10-30'],
  [{ kind: 'enquiry', columns: { quarantine: 'honeypot' } }, '2026-05-31'],
  [{ kind: 'testimony', columns: { created_at: '', updated_at: '' } }, 'stays'],
  // Its member cannot be notified, because this test has no mail server.
  [{ kind: 'profiles' }, 'stays'],
  // A member in quarantine is not notified.
  [{ kind: 'profiles', columns: { quarantine: 'honeypot' } }, '2026-05-31'],
];

it('has a promise of every kind', () => {
  expect(new Set(promises.map(([{ kind }]) => kind))).toEqual(new Set(recordKinds));
});

let test: TestDatabase | undefined;
afterEach(() => test?.remove());

it.each(databaseKinds)('keeps each promise over ten years, on %s', async (databaseKind) => {
  test = await makeDatabase(databaseKind);
  const { database } = test;
  let now = new Date('2026-03-01T10:00:00.000Z');
  const job = makeJob(database, () => now);
  await job.run();
  const values = { name: 'Next year’s', start: '2027-08-01T09:00', end: '2027-08-01T12:00' };
  await database
    .insertInto('content_entries')
    .values({
      kind: 'programs',
      id: 'p',
      position: 0,
      revision: 0,
      published: JSON.stringify({ values }),
      came_with_site: 0,
      changed_at: arrived,
    })
    .execute();
  const planted = [];
  for (const [record, gone] of promises)
    planted.push({ id: await plant(database, { ...record, at: arrived }), record, gone });

  // The days around each end show what is removed too early or too late; one day per quarter is added.
  const days = new Set(
    planted.flatMap(({ gone }) => (gone === 'stays' ? [] : [gone, dayAfter(gone)])),
  );
  for (let time = now.getTime(); time < Date.parse('2036-04-01'); time += 91 * day)
    days.add(new Date(time).toISOString().slice(0, 10));
  for (const today of [...days].sort()) {
    // The time is before that of the records' arrival or review.
    now = new Date(`${today}T04:00:00.000Z`);
    await job.run();
    const left = await everyRecord(database);
    for (const { id, record, gone } of planted)
      expect([today, record, left.includes(id)]).toEqual([today, record, today <= gone]);
  }
  const audit = await database.selectFrom('audit_log').select(['admin_id', 'action']).execute();
  expect(new Set(audit.map((entry) => JSON.stringify(entry))).size).toBe(1);
  expect(await database.selectFrom('retention_due').select('kind').execute()).toEqual([]);
});

const day = 24 * 3_600_000;
const dayAfter = (one: string) => new Date(Date.parse(one) + day).toISOString().slice(0, 10);
