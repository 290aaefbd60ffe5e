import { recordKinds } from 'contract/review';
import type { ReviewedRecord, StaffMember } from 'contract/review';
import { changeReview, getReviews, listAssignees } from 'contract/review-requests';
import type { Review, ReviewSnapshot } from 'contract/review-requests';
import type { ErrorBody } from 'contract/wire';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { makeMember } from '../../../testing/people/members';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';

const now = new Date('2026-03-01T10:00:00.000Z');
const first = { state: 'in-progress', assignee: null };

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  let record: ReviewedRecord;
  beforeEach(async () => {
    call = await logInStaff(server);
    record = await send(server, 'welfare');
  });

  const review = (changes: object, id = record._id) =>
    call(changeReview, { kind: 'welfare', id, body: { ...first, seenVersion: -1, ...changes } });
  const readSnapshot = async () =>
    (await call(getReviews, { kind: 'welfare' })).json<ReviewSnapshot>();

  it('begins with an empty book', async () => {
    expect(await readSnapshot()).toEqual({
      reviews: [],
      merges: [],
      keptPairs: [],
      consents: [],
      suggestions: [],
    });
  });

  it('stores a review, answers it and has it in the book of its kind alone', async () => {
    const answer = await review({});
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      recordId: record._id,
      ...first,
      urgency: null,
      snoozedUntil: null,
      version: 0,
      updatedAt: now.toISOString(),
      updatedBy: adminEmail,
    });
    expect((await readSnapshot()).reviews).toEqual([answer.json()]);
    const auditEntries = await listAuditEntries(server);
    const subjects = JSON.stringify([record._id]);
    expect(auditEntries[0]).toMatchObject({ action: 'review', kind: 'welfare', subjects });
    const other = (await call(getReviews, { kind: 'request' })).json<ReviewSnapshot>();
    expect(other.reviews).toEqual([]);
  });

  it('changes the version that was seen, and no other', async () => {
    await review({});
    const answer = await review({ state: 'done', seenVersion: 0 });
    expect(answer.json<Review>()).toMatchObject({ state: 'done', version: 1 });
    for (const seenVersion of [-1, 0, 2]) {
      const late = await review({ state: 'new', seenVersion });
      expect(late.statusCode).toBe(409);
      expect(late.json<ErrorBody>().message).toBe(
        'Somebody else changed this review meanwhile. Please look at it again.',
      );
    }
    expect((await readSnapshot()).reviews).toEqual([answer.json()]);
  });

  it('takes one of two that come at once', async () => {
    const answers = await Promise.all([review({ state: 'new' }), review({ state: 'done' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('assigns a record to a member of staff only', async () => {
    const [staff] = (await call(listAssignees)).json<StaffMember[]>();
    expect(staff).toEqual({
      _id: expect.any(String),
      email: adminEmail,
      sections: recordKinds,
    });
    expect((await review({ assignee: staff?._id })).json()).toMatchObject({ assignee: staff?._id });
    const { id } = await makeMember(server, 'ada@example.org');
    const refused = await review({ assignee: id, seenVersion: 0 });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<ErrorBody>().issues).toMatchObject([{ path: 'assignee' }]);
  });

  it('reviews profiles as well', async () => {
    const { id } = await makeMember(server, 'ada@example.org');
    const answer = await call(changeReview, {
      kind: 'profiles',
      id,
      body: { ...first, seenVersion: -1 },
    });
    expect(answer.json()).toMatchObject({ recordId: id, state: 'in-progress' });
  });

  it('knows no record of another kind or none at all', async () => {
    const elsewhere = await send(server, 'request');
    for (const id of [elsewhere._id, '0'.repeat(36), 'x', '%00']) {
      expect((await review({}, id)).statusCode).toBe(404);
    }
    expect((await readSnapshot()).reviews).toEqual([]);
  });

  it('refuses what is no change at all', async () => {
    const at = { kind: 'welfare', id: record._id };
    expect((await call(changeReview, at)).statusCode).toBe(400);
    expect((await call(changeReview, { ...at, body: first })).statusCode).toBe(400);
  });

  it('has many reviews in the book without losing one at the seams', async () => {
    const rows = Array.from({ length: 4001 }, (_, index) => ({
      kind: 'welfare',
      record_id: String(index),
      state: 'done',
      assignee: null,
      version: 0,
      updated_at: now.toISOString(),
      updated_by: adminEmail,
    }));
    for (let at = 0; at < rows.length; at += 1000) {
      await server.database
        .insertInto('reviews')
        .values(rows.slice(at, at + 1000))
        .execute();
    }
    const ids = (await readSnapshot()).reviews.map(({ recordId }) => recordId);
    expect(ids.sort()).toEqual(rows.map((row) => row.record_id).sort());
  });
});
