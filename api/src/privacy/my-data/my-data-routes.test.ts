import { addNote } from '../../../testing/samples/record-notes';
import { honeypotField } from 'contract/bot-signals';
import { consentField } from 'contract/consent-field';
import { consentNotices } from 'contract/consent-notices';
import { findSent, requestErasure, withdrawConsent } from 'contract/my-data-requests';
import type { SentRecord } from 'contract/my-data-requests';
import { receiptHeader } from 'contract/receipts';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { changeReview, mergeRecords } from 'contract/review-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { logInStaff } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { eraseRecords } from '../erasure/erase-records';

const time = '2026-03-01T10:00:00.000Z';
const later = '2026-03-05T10:00:00.000Z';
const endpoints = [findSent.path, withdrawConsent.path, requestErasure.path] as const;
const [notice] = consentNotices;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let now: Date;
  const server = useApp({ databaseKind, now: () => now });
  beforeEach(() => {
    now = new Date(time);
  });

  const send = async (kind: SubmissionName, more: object = {}) => {
    const body = { ...sampleBody(kind), ...more };
    const answer = await server.post(submissions[kind].endpoint, body);
    expect(answer.statusCode).toBe(201);
    const { _id: id } = answer.json<{ _id: string }>();
    return { id, code: String(answer.headers[receiptHeader.toLowerCase()]) };
  };
  const call = async (endpoint: string, code: string) => {
    const answer = await server.post(endpoint, { code });
    expect(answer.statusCode).toBe(200);
    return answer.json<SentRecord>();
  };

  it.each(submissionNames)('shows what was sent with %s, and no more', async (kind) => {
    const { code } = await send(kind);
    const answer = await server.post(findSent.path, { code });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      kind,
      createdAt: time,
      __v: 0,
      state: 'arrived',
      fields: sampleBody(kind),
    });
    expect(Object.keys(answer.json<SentRecord>().fields)).toEqual(
      Object.keys(submissions[kind].body.properties).filter((name) => name in sampleBody(kind)),
    );
  });

  it('shows what is in quarantine like all others', async () => {
    const { code } = await send('request', { [honeypotField]: 'filled' });
    expect((await call(findSent.path, code)).fields).toEqual(sampleBody('request'));
  });

  it('says how far staff are, and nothing that they noted', async () => {
    const { id, code } = await send('request');
    const staff = await logInStaff(server);
    expect((await addNote(staff, 'request', id, 'A note.')).statusCode).toBe(201);
    for (const [version, [state, shown]] of (
      [
        ['new', 'arrived'],
        ['in-progress', 'in-progress'],
        ['done', 'done'],
      ] as const
    ).entries()) {
      const review = { state, assignee: null, seenVersion: version - 1 };
      expect((await staff(changeReview, { kind: 'request', id, body: review })).statusCode).toBe(
        200,
      );
      const answer = await server.post(findSent.path, { code });
      expect(answer.json()).toMatchObject({ state: shown });
      expect(answer.body).not.toContain('note');
    }
  });

  it('shows of a merge to each what they sent, and the state of what stayed', async () => {
    const first = await send('request', { message: 'The first.' });
    const second = await send('request', { message: 'The second.' });
    const staff = await logInStaff(server);
    const merge = await staff(mergeRecords, {
      kind: 'request',
      body: {
        survivor: { _id: first.id, __v: 0 },
        merged: [{ _id: second.id, __v: 0 }],
        values: { message: 'The second.' },
      },
    });
    expect(merge.statusCode).toBe(201);
    const review = { state: 'done', assignee: null, seenVersion: -1 };
    await staff(changeReview, { kind: 'request', id: first.id, body: review });
    for (const [{ code }, message] of [
      [first, 'The first.'],
      [second, 'The second.'],
    ] as const)
      expect(await call(findSent.path, code)).toMatchObject({
        state: 'done',
        fields: { message },
      });
  });

  it('withdraws a consent once, and keeps when', async () => {
    const { code } = await send('request', { [consentField]: notice?.hash });
    expect((await call(findSent.path, code)).consent).toEqual({ givenAt: time });
    now = new Date(later);
    const consent = { givenAt: time, withdrawnAt: later };
    expect((await call(withdrawConsent.path, code)).consent).toEqual(consent);
    now = new Date('2026-03-06T10:00:00.000Z');
    expect((await call(withdrawConsent.path, code)).consent).toEqual(consent);
  });

  it('asks for erasure once, however often it is sent', async () => {
    const { id, code } = await send('request');
    const erasure = { askedAt: time, dueAt: '2026-04-01T10:00:00.000Z' };
    expect((await call(requestErasure.path, code)).erasure).toEqual(erasure);
    now = new Date(later);
    await Promise.all([1, 2, 3].map(() => call(requestErasure.path, code)));
    expect((await call(findSent.path, code)).erasure).toEqual(erasure);
    const rows = await server.database.selectFrom('privacy_requests').selectAll().execute();
    expect(rows).toMatchObject([{ record_id: id, record_kind: 'request', state: 'open' }]);
  });

  it('answers of what is gone or locked away as of a code that is none', async () => {
    const gone = await send('request');
    const locked = await send('pledge');
    await server.database.transaction().execute(async (transaction) => {
      await eraseRecords(transaction, 'request', [gone.id], now);
      await eraseRecords(transaction, 'pledge', [locked.id], now);
    });
    const kept = await server.database
      .selectFrom('submissions')
      .select('id')
      .where('locked_until', 'is not', null)
      .execute();
    expect(kept).toEqual([{ id: locked.id }]);
    for (const endpoint of endpoints) {
      const wrong = await server.post(endpoint, { code: gone.id });
      expect([wrong.statusCode, wrong.json()]).toMatchObject([404, { code: 'no-receipt' }]);
      for (const { code } of [gone, locked]) {
        const answer = await server.post(endpoint, { code });
        expect([answer.statusCode, answer.json()]).toEqual([404, wrong.json()]);
      }
    }
  });

  it('logs no code', async () => {
    const { code } = await send('request');
    await call(findSent.path, code);
    await server.post(findSent.path, { code: `${code}7` });
    expect(server.logged.join('')).not.toContain(code);
  });
});
