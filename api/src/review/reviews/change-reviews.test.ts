import type { ResponseOf } from 'contract/request';
import type { ReviewedRecord, StaffMember } from 'contract/review';
import { getReviews, listAssignees } from 'contract/review-requests';
import type { ReviewSnapshot } from 'contract/review-requests';
import { changeReviews, maxChangedReviews } from 'contract/today-requests';
import type { ReviewEdit } from 'contract/today-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

type Outcome = ResponseOf<typeof changeReviews>;

const now = new Date('2026-03-01T10:00:00.000Z');
const later = '2026-03-08T10:00:00.000Z';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  let [one, other, enquiry]: [ReviewedRecord, ReviewedRecord, ReviewedRecord] = [] as never;
  beforeEach(async () => {
    call = await logInStaff(server);
    one = await send(server, 'welfare');
    other = await send(server, 'welfare');
    enquiry = await send(server, 'enquiry');
  });

  const edit = (
    { _id }: ReviewedRecord,
    change: Partial<ReviewEdit>,
    kind: ReviewEdit['kind'] = 'welfare',
  ) => ({ kind, id: _id, seenVersion: -1, ...change });
  const change = async (...changes: readonly object[]) =>
    (await call(changeReviews, { body: { changes } })).json<Outcome>();
  const countChanges = async () =>
    Object.fromEntries(
      (await server.database.selectFrom('record_changes').selectAll().execute()).map(
        ({ kind, count }) => [kind, count],
      ),
    );
  const reviewOf = async ({ _id }: ReviewedRecord) =>
    (await call(getReviews, { kind: 'welfare' }))
      .json<ReviewSnapshot>()
      .reviews.find(({ recordId }) => recordId === _id);

  it('changes reviews of several sections at once, with one audit entry for each', async () => {
    const [staff] = (await call(listAssignees)).json<StaffMember[]>();
    const assignee = staff?._id ?? '';
    const counts = await countChanges();
    const { changed, refused } = await change(
      edit(one, { assignee }),
      edit(enquiry, { assignee }, 'enquiry'),
      edit(other, { assignee, state: 'in-progress' }),
    );
    expect(refused).toEqual([]);
    expect(changed.map(({ review }) => [review.assignee, review.state, review.version])).toEqual([
      [assignee, 'new', 0],
      [assignee, 'new', 0],
      [assignee, 'in-progress', 0],
    ]);
    const entries = (await listAuditEntries(server)).filter(({ action }) => action === 'review');
    expect(entries.map(({ kind, subjects }) => [kind, JSON.parse(subjects)])).toEqual(
      expect.arrayContaining([
        ['welfare', [one._id, other._id]],
        ['enquiry', [enquiry._id]],
      ]),
    );
    expect(entries).toHaveLength(2);
    const details = entries.map((entry) => JSON.parse(entry.details) as object);
    expect(details).toMatchObject([
      { count: 1, assignee },
      { count: 2, assignee },
    ]);
    expect(details[1]).not.toHaveProperty('state');
    const after = await countChanges();
    expect(after['welfare']).toBe((counts['welfare'] ?? 0) + 1);
    expect(after['request']).toBe(counts['request']);
  });

  it('stores what it can, and says what it refused', async () => {
    await change(edit(one, { state: 'done' }));
    const nobody = { ...one, _id: '0'.repeat(36) };
    const { changed, refused } = await change(
      edit(one, { state: 'new' }),
      edit(other, { assignee: one._id }),
      edit(nobody, { state: 'done' }),
      edit(other, { state: 'in-progress' }),
      edit(other, { state: 'done' }),
    );
    expect(changed.map(({ review }) => review.state)).toEqual(['in-progress']);
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [one._id, 'review-changed'],
      [other._id, 'no-assignee'],
      [nobody._id, 'no-record'],
      [other._id, 'review-changed'],
    ]);
  });

  it('gives what it replaced, so that it can be undone', async () => {
    const first = { state: 'in-progress', snoozedUntil: later, urgency: 'urgent' } as const;
    await change(edit(one, first));
    const { changed } = await change(edit(one, { state: 'done', seenVersion: 0 }));
    expect(changed[0]?.before).toEqual({ ...first, assignee: null });
    expect(changed[0]?.review).toMatchObject({ snoozedUntil: null, urgency: 'urgent' });
    await change(edit(one, { ...changed[0]?.before, seenVersion: 1 }));
    expect(await reviewOf(one)).toMatchObject({ ...first, version: 2 });
  });

  it('puts off until a time that is to come', async () => {
    const body = { state: 'new', assignee: null, seenVersion: -1 };
    await call('PUT', `/api/admin/reviews/welfare/${one._id}`, body);
    await change(edit(one, { snoozedUntil: later, seenVersion: 0 }));
    expect(await reviewOf(one)).toMatchObject({ snoozedUntil: later });
    await call('PUT', `/api/admin/reviews/welfare/${one._id}`, { ...body, seenVersion: 1 });
    expect(await reviewOf(one)).toMatchObject({ snoozedUntil: later });
    await change(edit(one, { snoozedUntil: now.toISOString(), seenVersion: 2 }));
    expect(await reviewOf(one)).toMatchObject({ snoozedUntil: null });
  });

  it.each(['tomorrow', '2026-13-01T00:00:00.000Z', '2026-03-08', '+999999-01-01T00:00:00.000Z'])(
    'refuses %j as a time',
    async (snoozedUntil) => {
      const body = { changes: [edit(one, { snoozedUntil })] };
      expect((await call(changeReviews, { body })).statusCode).toBe(400);
    },
  );

  it('takes as many as a selection may have', async () => {
    const nobody = edit({ ...one, _id: '0'.repeat(36) }, { state: 'done', assignee: null });
    const { refused } = await change(
      ...Array.from({ length: maxChangedReviews }, () => ({
        ...nobody,
        snoozedUntil: null,
        urgency: null,
      })),
    );
    expect(refused).toHaveLength(maxChangedReviews);
  });

  it('changes nothing where the caller may only read, or not even that', async () => {
    const rights = JSON.stringify(['welfare:read']);
    await server.database.updateTable('roles').set({ rights }).where('id', '=', 'media').execute();
    const { call: reader } = await logInWith(server, 'media');
    const changes = [edit(one, { state: 'done' }), edit(enquiry, { state: 'done' }, 'enquiry')];
    const { changed, refused } = (
      await reader(changeReviews, { body: { changes } })
    ).json<Outcome>();
    expect([changed, refused.map(({ code }) => code)]).toEqual([[], ['no-record', 'no-record']]);
    expect(await reviewOf(one)).toBeUndefined();
  });
});
