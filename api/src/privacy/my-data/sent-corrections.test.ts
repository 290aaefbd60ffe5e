import { honeypotField } from 'contract/bot-signals';
import { correctSent, findSent } from 'contract/my-data-requests';
import type { SentRecord } from 'contract/my-data-requests';
import { receiptHeader } from 'contract/receipts';
import { changeTestimonyVisibility } from 'contract/testimony-requests';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import type { ErrorBody } from 'contract/wire';
import { mergeRecords, undoMerge, changeReview } from 'contract/review-requests';
import { searchRecords } from 'contract/search-requests';
import { senderId } from 'contract/staff-account-requests';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { publishEntry, sampleText, withValues } from '../../../testing/samples/content';
import { databaseKinds } from '../../../testing/databases/databases';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { recordCorrectionLimit } from '../../http/rate-limit/rate-limits';

const later = '2026-03-05T10:00:00.000Z';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let now: Date;
  const server = useApp({ databaseKind, now: () => now });
  let calls: Promise<StaffCall> | undefined;
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00.000Z');
    calls = undefined;
  });

  const staff: StaffCall = async (...call) => (await (calls ??= logInStaff(server)))(...call);
  const send = async (kind: SubmissionName, more: object = {}, headers = {}) => {
    const body = { ...sampleBody(kind), ...more };
    const answer = await server.post(submissions[kind].endpoint, body, headers);
    expect(answer.statusCode).toBe(201);
    const { _id: id } = answer.json<{ _id: string }>();
    return { id, code: String(answer.headers[receiptHeader.toLowerCase()]) };
  };
  const correct = (code: string, fields: object, __v = 0) =>
    server.post(correctSent.path, { key: { code }, __v, fields });
  const find = async (code: string) =>
    (await server.post(findSent.path, { code })).json<SentRecord>();
  const testimonies = async () =>
    (await server.app.inject({ url: submissions.testimony.endpoint })).json<{ _id: string }[]>();

  it.each(submissionNames)('stores what is said now with %s, and what was there', async (kind) => {
    const { id, code } = await send(kind);
    now = new Date(later);
    const field = submissions[kind].body.required.find((name) => /name|message/i.test(name)) ?? '';
    const fields = { ...sampleBody(kind), [field]: '  Corrected  ' };
    const answer = await correct(code, { ...fields, unknown: 'x' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ kind, __v: 1, fields: { [field]: 'Corrected' } });
    expect(answer.json()).toEqual(await find(code));
    const row = await server.database
      .selectFrom('submissions')
      .select(['updated_at', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ updated_at: later, version: 1 });
  });

  it('is seen by staff at once: in the list, in the search, in the log, as the sender did it', async () => {
    const { id, code } = await send('contact');
    await correct(code, { ...sampleBody('contact'), name: 'Philomena' });
    const list = await server.readList(submissions.contact.endpoint);
    expect(list).toMatchObject([{ _id: id, name: 'Philomena', __v: 1 }]);
    const found = await staff(searchRecords, { body: { q: ['philomena'] } });
    expect(found.json()).toMatchObject({ results: [{ record: { _id: id } }] });
    expect(await listAuditEntries(server)).toMatchObject([
      { admin_id: senderId, action: 'correct', kind: 'contact', subjects: JSON.stringify([id]) },
    ]);
    const changes = await server.database.selectFrom('record_changes').selectAll().execute();
    expect(changes).toEqual([{ kind: 'contact', count: 1 }]);
  });

  it('changes nothing where nothing is said otherwise', async () => {
    const { code } = await send('contact');
    expect((await correct(code, sampleBody('contact'))).json()).toMatchObject({ __v: 0 });
    expect(await listAuditEntries(server)).toEqual([]);
  });

  it('stores nothing over a text that cannot be decrypted, unless it is written anew', async () => {
    const moved = await send('request');
    const { id, code } = await send('request');
    await server.database
      .updateTable('submissions')
      .set((row) => ({
        body: row
          .selectFrom('submissions as from')
          .select('from.body')
          .where('from.id', '=', moved.id),
      }))
      .where('id', '=', id)
      .execute();
    const { fields } = await find(code);
    const answer = await correct(code, { ...fields, fullName: 'Other' });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'sent-unreadable' }]);
    expect(await find(code)).toMatchObject({ __v: 0 });
    const anew = await correct(code, { ...fields, message: 'Once more.' });
    expect(anew.json()).toMatchObject({ __v: 1, fields: { message: 'Once more.' } });
  });

  it('says at each field what is wrong, as the form does', async () => {
    const { code } = await send('pledge');
    const answer = await correct(code, { name: ' ', email: 'nobody', amount: -1 });
    expect(answer.statusCode).toBe(400);
    const form = await server.post(submissions.pledge.endpoint, {
      ...{ name: ' ', email: 'nobody', amount: -1 },
    });
    expect(answer.json()).toEqual(form.json());
    expect(
      answer
        .json<ErrorBody>()
        .issues?.map(({ path }) => path)
        .sort(),
    ).toEqual(['amount', 'email', 'name'].sort());
    expect(await find(code)).toMatchObject({ __v: 0 });
  });

  it('overwrites nothing that was changed meanwhile', async () => {
    const { code } = await send('contact');
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => correct(code, { ...sampleBody('contact'), name })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'changed-meanwhile' });
    expect(await find(code)).toMatchObject({ __v: 1 });
  });

  it('refuses what is merged, both what stayed and what went, until that is undone', async () => {
    const first = await send('contact');
    const second = await send('contact');
    const merge = await staff(mergeRecords, {
      kind: 'contact',
      body: {
        survivor: { _id: first.id, __v: 0 },
        merged: [{ _id: second.id, __v: 0 }],
        values: {},
      },
    });
    const fields = { ...sampleBody('contact'), name: 'Other' };
    for (const { code } of [first, second]) {
      const answer = await correct(code, fields, 1);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'sent-merged' }]);
    }
    const { merge: made } = merge.json<{ merge: { _id: string } }>();
    const undone = await staff(undoMerge, { kind: 'contact', id: made._id });
    expect(undone.statusCode).toBe(200);
    expect((await correct(second.code, fields, 2)).statusCode).toBe(200);
  });

  it('leaves the state as staff set it, and the quarantine what it holds', async () => {
    const { id, code } = await send('request');
    const review = { state: 'done', assignee: null, seenVersion: -1 };
    await staff(changeReview, { kind: 'request', id, body: review });
    const fields = { ...sampleBody('request'), fullName: 'Other' };
    expect((await correct(code, fields)).json()).toMatchObject({ state: 'done' });
    const robot = await send('request', { [honeypotField]: 'filled' });
    expect((await correct(robot.code, fields)).json()).toMatchObject({ __v: 1 });
    expect(await server.readList(submissions.request.endpoint)).toHaveLength(1);
  });

  it('has a corrected testimony wait for approval again, and leaves one hidden that is', async () => {
    const shown = await send('testimony');
    expect(await testimonies()).toHaveLength(1);
    await correct(shown.code, { message: 'Other words.' });
    expect(await testimonies()).toEqual([]);
    const [record] = await server.readList(submissions.testimony.endpoint);
    expect(record).toMatchObject({ _id: shown.id, awaitsApproval: true, fullName: 'Anonymous' });
    await staff(changeTestimonyVisibility, { id: shown.id, body: { isHidden: true } });
    await correct(shown.code, { message: 'Once more.' }, 1);
    expect((await server.readList(submissions.testimony.endpoint))[0]).toMatchObject({
      isHidden: true,
      message: 'Once more.',
    });
    expect((await server.readList(submissions.testimony.endpoint))[0]).not.toHaveProperty(
      'awaitsApproval',
    );
  });

  it('takes no place of a programme where these are counted', async () => {
    const programs = ['Night of Song', 'Day of Song'];
    for (const [index, name] of programs.entries())
      await publishEntry(
        staff,
        'programs',
        withValues(sampleText('programs'), {
          ...{ name: { en: name, de: name }, registration: 'open', places: index ? '' : '2' },
          ...{ start: '2099-03-01T10:00', end: '2099-03-01T12:00' },
        }),
      );
    const fields = { ...sampleBody('programAttendance'), program: 'Day of Song' };
    const { code } = await send('programAttendance', fields);
    const answer = await correct(code, { ...fields, program: 'night of song' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'sent-program-limited',
      issues: [{ path: 'program' }],
    });
    const placed = await send('programAttendance', { ...fields, program: 'Night of Song' });
    expect((await correct(placed.code, fields)).statusCode).toBe(409);
    const same = await correct(placed.code, { ...fields, program: ' night  of song', phone: '1' });
    expect(same.json()).toMatchObject({ fields: { program: 'Night of Song', phone: '1' } });
    const free = await correct(code, { ...fields, program: 'Something else' });
    expect(free.json()).toMatchObject({ fields: { program: 'Something else' } });
  });

  it('can be repeated so often', async () => {
    const { code } = await send('contact');
    for (let version = 0; version < recordCorrectionLimit.burst; version++) {
      const fields = { ...sampleBody('contact'), name: `Name ${version}` };
      expect((await correct(code, fields, version)).statusCode).toBe(200);
    }
    const answer = await correct(code, sampleBody('contact'), recordCorrectionLimit.burst);
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'too-many-changes' }]);
  });
});
