import {
  listAssignees,
  getReviewCounts,
  getReviews,
  addNotDuplicates,
  mergeRecords,
  removeNotDuplicates,
} from 'contract/review-requests';
import type {
  NotDuplicates,
  Merge,
  MergeChoice,
  RecordConsent,
  Review,
  ReviewChange,
  ReviewCounts,
} from 'contract/review-requests';
import { listPersonGroups } from 'contract/person-requests';
import { toAddress } from 'contract/request';
import { listQuarantine } from 'contract/quarantine-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import type { AdminRecord } from '../base/model/admin-record';
import { sections } from '../base/model/sections';
import type { SectionName } from '../base/model/sections';

const colleague = { _id: '2', email: 'colleague@example.org' };
const me = { _id: '1', email: 'office@example.org' };

interface FakeSnapshot {
  readonly reviews: Review[];
  readonly merges: Merge[];
  readonly keptPairs: NotDuplicates[];
  readonly consents: RecordConsent[];
}

/** State that a test may read, and change like a colleague. */
export interface FakeReviewServer {
  readonly calls: readonly SentCall[];
  readonly records: AdminRecord[];
  readonly snapshot: FakeSnapshot;
}

/** One section's records and reviews behind the fake network. A result of `respond` comes first. */
export function fakeReviewServer(
  name: SectionName,
  records: readonly AdminRecord[],
  respond: (call: SentCall) => FakeAnswer | undefined = () => undefined,
): FakeReviewServer {
  const snapshot: FakeSnapshot = { reviews: [], merges: [], keptPairs: [], consents: [] };
  const server = { records: [...records], snapshot };
  const calls = fakeNetwork((call) => respond(call) ?? answerCall(name, server, call));
  return { ...server, calls };
}

export const reviewOf = (recordId: string, change: Partial<Review>): Review => ({
  recordId,
  state: 'new',
  assignee: null,
  urgency: null,
  snoozedUntil: null,
  version: 0,
  updatedAt: '2026-04-01T10:00:00.000Z',
  updatedBy: colleague.email,
  ...change,
});

function answerCall(
  name: SectionName,
  { records, snapshot }: Omit<FakeReviewServer, 'calls'>,
  { method, path, body }: SentCall,
): FakeAnswer {
  const ok = (answer: unknown): FakeAnswer => ({ status: 200, body: answer });
  if (path === sections[name].endpoint) return ok(records);
  if (path === toAddress(getReviews, { kind: name })) return ok(snapshot);
  if (path === listAssignees.path) return ok([me, colleague]);
  if (path === getReviewCounts.path) return ok({} satisfies Partial<ReviewCounts>);
  if (path === listQuarantine.path) return ok([]);
  if (path === toAddress(listPersonGroups, { kind: name })) return ok({ persons: [], apart: [] });
  if (/^\/api\/admin\/records\/\w+\/[^/]+\/history$/.test(path)) return ok({ corrections: [] });
  if (path.startsWith('/api/admin/records/') && path.endsWith('/history'))
    return ok({ corrections: [] });
  if (path.startsWith('/api/admin/outreach/')) return ok({ outreach: [], notes: [] });
  if (method === 'PUT' && path.startsWith(`${toAddress(getReviews, { kind: name })}/`))
    return answerReview(snapshot, lastPart(path), body as ReviewChange);
  if (path === toAddress(addNotDuplicates, { kind: name }))
    return keepPairs(snapshot, (body as Pick<NotDuplicates, 'records'>).records);
  if (path === toAddress(removeNotDuplicates, { kind: name }))
    return takeBack(snapshot, (body as { readonly pairs: readonly string[] }).pairs);
  if (path === toAddress(mergeRecords, { kind: name }))
    return merge(snapshot, records, body as MergeChoice);
  if (path.endsWith('/undo')) return undo(snapshot, records, lastPart(path.replace('/undo', '')));
  return ok([]);
}

const lastPart = (path: string) => path.split('/').pop() ?? '';

function keepPairs({ keptPairs }: FakeSnapshot, records: NotDuplicates['records']): FakeAnswer {
  const pairs = records.flatMap((first, place) =>
    records.slice(place + 1).map((second, further) => ({
      _id: `pair-${keptPairs.length}-${place}-${further}`,
      records: [first, second],
      createdAt: '2026-04-02T07:00:00.000Z',
      createdBy: me.email,
    })),
  );
  keptPairs.push(...pairs);
  return { status: 201, body: { pairs } };
}

function takeBack({ keptPairs }: FakeSnapshot, ids: readonly string[]): FakeAnswer {
  const left = keptPairs.filter(({ _id }) => !ids.includes(_id));
  keptPairs.splice(0, keptPairs.length, ...left);
  return { status: 204 };
}

function change(records: AdminRecord[], id: string, to: AdminRecord): AdminRecord {
  const place = records.findIndex(({ _id }) => _id === id);
  const before = records[place] ?? {};
  const { mergedInto: _merged, ...standing } = before;
  const after = { ...standing, ...to, __v: Number(before['__v']) + 1 };
  records[place] = after;
  return after;
}

function merge(
  { merges }: FakeSnapshot,
  records: AdminRecord[],
  { survivor, merged, values }: MergeChoice,
): FakeAnswer {
  const ids = merged.map(({ _id }) => _id);
  const made = {
    _id: `merge-${merges.length}`,
    survivor: survivor._id,
    merged: ids,
    createdAt: '2026-04-02T07:00:00.000Z',
    createdBy: me.email,
  };
  merges.unshift(made);
  const changed = [
    change(records, survivor._id, values),
    ...ids.map((id) => change(records, id, { mergedInto: survivor._id })),
  ];
  return { status: 201, body: { merge: made, records: changed } };
}

function undo({ merges }: FakeSnapshot, records: AdminRecord[], id: string): FakeAnswer {
  const [merge] = merges.splice(
    merges.findIndex(({ _id }) => _id === id),
    1,
  );
  const ids = merge ? [merge.survivor, ...merge.merged] : [];
  return { status: 200, body: { merge, records: ids.map((one) => change(records, one, {})) } };
}

/** Like the real server, accepts only a change of the current version. */
function answerReview(snapshot: FakeSnapshot, recordId: string, change: ReviewChange): FakeAnswer {
  const { seenVersion, ...rest } = change;
  const place = snapshot.reviews.findIndex((review) => review.recordId === recordId);
  const version = snapshot.reviews[place]?.version ?? -1;
  if (version !== seenVersion)
    return rejection(409, 'Somebody else changed this review meanwhile.');
  const review = reviewOf(recordId, { ...rest, version: version + 1, updatedBy: me.email });
  if (place === -1) snapshot.reviews.push(review);
  else snapshot.reviews[place] = review;
  return { status: 200, body: review };
}

export const rejection = (status: number, message: string): FakeAnswer => ({
  status,
  body: { message, error: message },
});
