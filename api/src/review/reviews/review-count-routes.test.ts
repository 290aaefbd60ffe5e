import { listQuarantine, releaseRecord } from 'contract/quarantine-requests';
import { getReviewCounts, changeReview, mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult, ReviewCounts } from 'contract/review-requests';
import { recordKinds } from 'contract/review';
import type { ReviewedRecord } from 'contract/review';
import { changeReviews } from 'contract/today-requests';
import type { ReviewEdit } from 'contract/today-requests';
import { makeMember } from '../../../testing/people/members';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const server = useApp();
let call: StaffCall;
beforeEach(async () => {
  call = await logInStaff(server);
});

const count = async () => (await call(getReviewCounts)).json<ReviewCounts>();
const review = (id: string, state: string, seenVersion = -1) =>
  call(changeReview, {
    kind: 'welfare',
    id,
    body: { state, assignee: null, seenVersion },
  });

it('counts every kind, those without a record too', async () => {
  expect(await count()).toEqual(
    Object.fromEntries(recordKinds.map((kind) => [kind, { total: 0, new: 0, urgent: 0 }])),
  );
  await makeMember(server, 'ada@example.org');
  await send(server, 'couples');
  expect(await count()).toMatchObject({
    profiles: { total: 1, new: 1 },
    couples: { total: 1, new: 1 },
  });
});

it('counts a record as new until its review has begun', async () => {
  const [first, second] = [await send(server, 'welfare'), await send(server, 'welfare')];
  await review(first._id, 'in-progress');
  await review(second._id, 'done');
  expect((await count()).welfare).toMatchObject({ total: 2, new: 0 });
  await review(second._id, 'new', 0);
  expect((await count()).welfare).toMatchObject({ total: 2, new: 1 });
});

it('does not count what was merged, reviewed or not, until that is undone', async () => {
  const [stays, goes] = [await send(server, 'welfare'), await send(server, 'welfare')];
  await review(goes._id, 'done');
  expect((await count()).welfare).toMatchObject({ total: 2, new: 1 });
  const choice = { survivor: versionOf(stays), merged: [versionOf(goes)], values: {} };
  const answer = await call(mergeRecords, { kind: 'welfare', body: choice });
  expect((await count()).welfare).toMatchObject({ total: 1, new: 1 });
  const { merge } = answer.json<MergeResult>();
  await call(undoMerge, { kind: 'welfare', id: merge._id });
  expect((await count()).welfare).toMatchObject({ total: 2, new: 1 });
});

it('counts what was in quarantine once it is released', async () => {
  const { _id } = await send(server, 'welfare');
  await server.database.updateTable('submissions').set({ quarantine: 'honeypot' }).execute();
  expect((await count()).welfare).toMatchObject({ total: 0, new: 0 });
  expect((await review(_id, 'done')).statusCode).toBe(404);
  expect((await call(listQuarantine)).json()).toHaveLength(1);
  await call(releaseRecord, { id: _id });
  expect((await count()).welfare).toMatchObject({ total: 1, new: 1 });
});

it('counts what is open and urgent, or suggested as urgent, unless it is put off', async () => {
  const urgent = async () => (await count()).welfare?.urgent;
  const change = (record: ReviewedRecord, edit: Partial<ReviewEdit>) =>
    call(changeReviews, {
      body: { changes: [{ kind: 'welfare', id: record._id, seenVersion: -1, ...edit }] },
    });
  const suggested = await send(server, 'welfare', { category: 'medical' });
  const other = await send(server, 'welfare', { category: 'financial' });
  expect(await urgent()).toBe(1);
  await change(other, { urgency: 'urgent' });
  expect(await urgent()).toBe(2);
  await change(suggested, { urgency: 'normal' });
  expect(await urgent()).toBe(1);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await change(other, { snoozedUntil: later, seenVersion: 0 });
  expect(await urgent()).toBe(0);
  await change(suggested, { urgency: null, seenVersion: 0 });
  expect(await urgent()).toBe(1);
  await change(suggested, { state: 'done', seenVersion: 1 });
  expect(await urgent()).toBe(0);
});
