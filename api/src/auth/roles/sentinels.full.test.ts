import { recordKinds } from 'contract/review';
import { listQuarantine, releaseRecord } from 'contract/quarantine-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { getQuestions } from 'contract/question-requests';
import { getReport } from 'contract/report-requests';
import { getMailQueue, queuedStates } from 'contract/mail-queue-requests';
import { checkAudit, exportAudit, getAuditPage } from 'contract/audit-requests';
import { getOpenPreviews } from 'contract/release-requests';
import { toAddress } from 'contract/request';
import { sectionRights } from 'contract/rights';
import { submissionNames, submissions } from 'contract/submissions';
import { changeReview, getReviewCounts, listAssignees } from 'contract/review-requests';
import {
  changeReviews,
  getToday,
  getTodayCounts,
  listTodayRecords,
  todayLists,
} from 'contract/today-requests';
import type { Today, TodayCounts } from 'contract/today-requests';
import type { ResponseOf } from 'contract/request';
import { addRecordNote } from 'contract/record-note-requests';
import { listNeverContacted } from 'contract/follow-up-requests';
import { listRequest } from 'contract/list-requests';
import { searchRecords } from 'contract/search-requests';
import { summarizeRecords } from 'contract/summary-requests';
import { streamConsoleEvents } from 'contract/console-event-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { register, sampleProfile } from '../../../testing/people/members';
import { logInWith, starterSections } from '../../../testing/people/roles';
import { collectStaffRoutes } from '../../../testing/routes/staff-routes';
import { listEndpoint, logInStaff, send } from '../../../testing/people/staff';
import { AuditLog } from '../../storage/audit/audit-log';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

/** Returns a sentinel word that occurs in one section only. */
const toSentinel = (kind: RecordKind) => `canary${recordKinds.indexOf(kind)}x`;

/** Returns the first field of a form that accepts any text. */
const sentinelField = (kind: Exclude<RecordKind, 'profiles'>) =>
  Object.entries(submissions[kind].body.properties).find(
    ([, schema]) => 'format' in schema && ['line', 'paragraphs'].includes(schema.format),
  )?.[0] ?? '';

/** Returns the sentinel as a record's id, which is all that the audit log has of one. */
const toSentinelId = (kind: RecordKind) => `idOf${toSentinel(kind)}`;

/**
 * Creates in each section a record with a note and one in quarantine, all with its sentinel, and lets staff act on
 * each.
 */
async function fill(server: TestApp): Promise<void> {
  const owner = await logInStaff(server);
  for (const kind of submissionNames) {
    const sentinel = toSentinel(kind);
    const held = await send(server, kind, { [sentinelField(kind)]: `held ${sentinel}` });
    await server.database
      .updateTable('submissions')
      .set({ quarantine: 'honeypot' })
      .where('id', '=', held._id)
      .execute();
    const record = await send(server, kind, { [sentinelField(kind)]: sentinel });
    await review(owner, kind, record._id);
  }
  const audit = new AuditLog(server.database, () => new Date());
  await server.database.transaction().execute(async (transaction) => {
    for (const kind of recordKinds) {
      const subjects = [toSentinelId(kind)];
      await audit.append(transaction, { adminId: 'gone', action: 'review', kind, subjects });
    }
  });
  await register(server, { ...sampleProfile, fullName: toSentinel('profiles') });
  const [profile] = await server.readList(listRequest('profiles').path);
  await review(owner, 'profiles', String(profile?.['_id']));
}

const review = async (
  owner: Awaited<ReturnType<typeof logInStaff>>,
  kind: RecordKind,
  id: string,
) => {
  const change = { state: 'in-progress', assignee: null, seenVersion: -1 };
  expect((await owner(changeReview, { kind, id, body: change })).statusCode).toBe(200);
  const key = recordKinds.indexOf(kind).toString(16).padStart(32, '0');
  const note = { key, text: toSentinel(kind), mentions: [] };
  expect((await owner(addRecordNote, { kind, id, body: note })).statusCode).toBe(201);
};

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await makeApp({ databaseKind });
    await fill(server);
  });
  afterAll(() => server.remove());

  it.each([
    ['treasurer', ['partnership', 'pledge']],
    [
      'welcome-team',
      ['firstTimer', 'secondTimer', 'newBeliever', 'churchMember', 'programAttendance'],
    ],
    ['media', []],
    ['office', starterSections],
    ['pastor', starterSections],
    ['owner', recordKinds],
  ] as const)('shows %s no word of another section, wherever it looks', async (role, kinds) => {
    const { call } = await logInWith(server, role);
    const addresses = [
      ...(await readAddresses()),
      listEndpoint('testimony'),
      ...recordKinds.map((kind) => toAddress(getAuditPage, { query: { about: kind } })),
      toAddress(getAuditPage, { query: { person: 'gone' } }),
    ];
    const answers: string[] = [];
    for (const url of addresses) {
      const { body, statusCode } = await call('GET', url);
      // The public list of testimonies is readable for everybody.
      if (url === listEndpoint('testimony') && !(kinds as readonly string[]).includes('testimony'))
        continue;
      if (statusCode === 200) answers.push(body);
      else expect([url, statusCode, sentinelsIn([body])]).toEqual([url, 404, []]);
    }
    for (const words of ['canary', ...recordKinds.map(toSentinel)]) {
      const { body, statusCode } = await call(searchRecords, { body: { q: [words] } });
      expect(statusCode).toBe(200);
      answers.push(body);
    }
    for (const groupBy of ['name', 'fullName', 'subject', 'category', 'month']) {
      for (const kind of recordKinds) {
        const summary = { kinds: [kind], filter: [], groupBy };
        answers.push((await call(summarizeRecords, { body: summary })).body);
      }
    }
    expect(sentinelsIn(answers)).toEqual([...kinds]);
    const summary = await call(summarizeRecords, { body: { kinds: recordKinds, filter: [] } });
    expect(summary.json()).toMatchObject(
      kinds.length === 0
        ? { code: 'not-found' }
        : { sections: kinds.map((kind) => ({ kind, count: 1 })), total: { count: kinds.length } },
    );
    const counts = (await call(getReviewCounts)).json<object>();
    expect(Object.keys(counts).sort()).toEqual([...kinds].sort());
    const open = (await call(getToday, { query: { list: 'open' } })).json<Today>();
    const own = [...kinds].sort();
    expect(open.kinds.map(({ kind }) => kind).sort()).toEqual(own);
    expect([...new Set(open.items.map(({ kind }) => kind))].sort()).toEqual(own);
    const { lists } = (await call(getTodayCounts)).json<TodayCounts>();
    expect(lists).toMatchObject({
      open: kinds.length,
      new: kinds.length,
      unassigned: kinds.length,
    });
  });

  it('changes many reviews only where one may review, and does not say what else is there', async () => {
    const { call } = await logInWith(server, 'treasurer', 'welcome-team');
    const owner = await logInStaff(server);
    const { records } = (await owner(listTodayRecords, { query: { list: 'open' } })).json<
      ResponseOf<typeof listTodayRecords>
    >();
    expect(records).toHaveLength(recordKinds.length);
    const changes = records.map(({ kind, _id, reviewVersion }) => ({
      ...{ kind, id: _id, seenVersion: reviewVersion, urgency: 'urgent' },
    }));
    const outcome = (await call(changeReviews, { body: { changes } })).json<
      ResponseOf<typeof changeReviews>
    >();
    const changed = outcome.changed.map(({ kind }) => kind);
    expect(changed.sort(byOrder)).toEqual([
      ...['partnership', 'pledge', 'firstTimer', 'secondTimer'],
      ...['newBeliever', 'churchMember', 'programAttendance'],
    ]);
    expect(new Set(outcome.refused.map(({ code }) => code))).toEqual(new Set(['no-record']));
    const { items } = (await owner(getToday, { query: { list: 'urgent' } })).json<Today>();
    expect(items.map(({ kind }) => kind).sort(byOrder)).toEqual(changed);
  });

  it('shows in the audit log what others did in ones own sections alone', async () => {
    const rights = ['audit:read', ...sectionRights(['pledge', 'couples'])];
    await server.database
      .insertInto('roles')
      .values({ id: 'auditor', position: 9, name: 'Auditor', rights: JSON.stringify(rights) })
      .execute();
    const { call } = await logInWith(server, 'auditor');
    const read = async (url: string) => (await call('GET', url)).body;
    const answers = [await read(getAuditPage.path), await read(exportAudit.path)];
    for (const kind of recordKinds)
      answers.push(await read(toAddress(getAuditPage, { query: { about: kind } })));
    expect([...sentinelsIn(answers)].sort()).toEqual(['couples', 'pledge']);
    for (const kind of ['welfare', 'request'] as const)
      expect(answers.join()).not.toContain(`"${kind}"`);
    expect((await call(checkAudit)).json()).not.toHaveProperty('entries');
  });

  it('does not let a record of another section out of quarantine, nor says that it is there', async () => {
    const { call } = await logInWith(server, 'treasurer', 'media');
    const owner = await logInStaff(server);
    const held = (await owner(listQuarantine)).json<
      { kind: RecordKind; record: ReviewedRecord }[]
    >();
    const foreign = held.find(({ kind }) => kind === 'welfare')?.record._id ?? '';
    const refused = await call(releaseRecord, { id: foreign });
    const unknown = await call(releaseRecord, { id: '0'.repeat(36) });
    expect([refused.statusCode, refused.body]).toEqual([404, unknown.body]);
  });

  it('offers as assignees only who may read the section', async () => {
    const { call } = await logInWith(server, 'treasurer', 'office');
    await logInWith(server, 'welcome-team', 'media');
    const list = (await call(listAssignees)).json<{ email: string; sections: string[] }[]>();
    const sectionsOf = (email: string) => list.find((one) => one.email === email)?.sections;
    expect(sectionsOf('treasurer@staff.example.org')).toEqual(
      ['partnership', 'pledge'].sort(byOrder),
    );
    expect(sectionsOf('office@example.org')).toEqual([...starterSections]);
    expect(sectionsOf('media@staff.example.org')).toBeUndefined();
    const treasurer = list.find(({ email }) => email.startsWith('treasurer@')) as unknown as {
      _id: string;
    };
    const record = (await call('GET', listEndpoint('welfare'))).json<ReviewedRecord[]>()[0];
    const change = { state: 'new', assignee: treasurer._id, seenVersion: 0 };
    const refused = await call(changeReview, {
      kind: 'welfare',
      id: record?._id ?? '',
      body: change,
    });
    expect(refused.statusCode).toBe(400);
  });
});

/** The addresses of requests that need a query, with each value of it. */
const queried: readonly string[] = [
  ...queuedStates.map((state) => toAddress(getMailQueue, { query: { state } })),
  ...[getToday, listTodayRecords].flatMap((request) =>
    todayLists.map((list) => toAddress(request, { query: { list } })),
  ),
  toAddress(listNeverContacted, { query: { order: 'newest' } }),
  toAddress(getOpenPreviews, { query: { language: 'en' } }),
  toAddress(getQuestions, { query: { period: 'all', compared: 'yes' } }),
  toAddress(getReport, { query: { month: '2026-03', language: 'en' } }),
];

/**
 * Returns all addresses that staff can read without parameters, and those that need a query. The events are a stream,
 * which console-event-routes.test.ts reads.
 */
const readAddresses = async () => {
  const others = [streamConsoleEvents.path, ...queried.map((url) => url.split('?', 1)[0])];
  const routes = await collectStaffRoutes();
  const urls = routes.filter(({ method }) => method === 'GET').map(({ url }) => url);
  return [...urls.filter((url) => !others.includes(url)), ...queried];
};

const byOrder = (one: string, other: string) =>
  recordKinds.indexOf(one as RecordKind) - recordKinds.indexOf(other as RecordKind);

const sentinelsIn = (texts: readonly string[]): readonly RecordKind[] =>
  recordKinds.filter((kind) => texts.some((text) => text.includes(toSentinel(kind))));
