import { recordKinds } from 'contract/review';
import { getTodayNumbers } from 'contract/today-numbers-requests';
import { listAssignees } from 'contract/review-requests';
import {
  changeReviews,
  getToday,
  getTodayCounts,
  listTodayRecords,
  todayLists,
} from 'contract/today-requests';
import type { ReviewEdit, TodayItem, TodayList } from 'contract/today-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { account } from './answer-table';
import { reviewOf } from './fake-review-server';

export const todayMe = account.staff;
export const todayColleague = { _id: '2', email: 'anna.moser@example.org' };

/** An open record of somebody who asks for help, as Today lists it. */
export const todayItem = (name: string, change: Partial<TodayItem> = {}): TodayItem => ({
  kind: 'welfare',
  _id: `id-${name}`,
  name,
  email: `${name.toLowerCase()}@example.org`,
  words: `Please help ${name}.`,
  isCut: false,
  receivedAt: '2026-03-01T09:00:00.000Z',
  urgency: 'normal',
  state: 'new',
  assignee: null,
  snoozedUntil: null,
  reviewVersion: -1,
  ...change,
});

/** State that a test may read, and change like a colleague. */
export interface FakeTodayServer {
  readonly calls: readonly SentCall[];
  /** The sent changes, oldest first. */
  readonly changes: ReviewEdit[][];
  items: TodayItem[];
  since: string | null;
  pageLength: number;
}

/** Today's records behind the fake network; each list holds what its name says. A result of `respond` comes first. */
export function fakeTodayServer(
  items: readonly TodayItem[],
  respond: (call: SentCall) => FakeAnswer | undefined = () => undefined,
): FakeTodayServer {
  const server = {
    ...{ calls: [], changes: [], items: [...items] },
    ...{ since: '2026-03-01T17:00:00.000Z', pageLength: 50 },
  } as FakeTodayServer;
  const calls = fakeNetwork((call) => respond(call) ?? answerCall(server, call));
  return Object.assign(server, { calls });
}

function answerCall(server: FakeTodayServer, { method, path, body }: SentCall): FakeAnswer {
  const ok = (answer: unknown): FakeAnswer => ({ status: 200, body: answer });
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  if (pathname === getStaffAccount.path) return ok(account);
  if (pathname === getTodayNumbers.path)
    return ok({
      ...{ weeks: [], groups: [] },
      answers: { total: 0, answered: 0, medianHours: null },
    });
  if (pathname === listAssignees.path) return ok([todayMe, todayColleague]);
  if (pathname === getTodayCounts.path) {
    const lists = todayLists.map((list) => [list, listed(server, list).length] as const);
    return ok({ since: server.since, lists: Object.fromEntries(lists) });
  }
  const list = todayLists.find((name) => name === searchParams.get('list')) ?? 'open';
  const found = filtered(listed(server, list), searchParams);
  if (pathname === listTodayRecords.path) return ok({ records: found });
  if (pathname === getToday.path) {
    const from = Number(searchParams.get('from') ?? 0);
    const inList = listed(server, list);
    const kinds = recordKinds.map((kind) => ({
      kind,
      count: inList.filter((item) => item.kind === kind).length,
    }));
    return ok({
      items: found.slice(from, from + server.pageLength),
      total: found.length,
      kinds: kinds.filter(({ count }) => count > 0),
    });
  }
  if (method === 'POST' && pathname === changeReviews.path)
    return ok(changeAll(server, (body as { changes: ReviewEdit[] }).changes));
  return ok([]);
}

const filtered = (items: readonly TodayItem[], searchParams: URLSearchParams) => {
  const [kind, assignee] = [searchParams.get('kind'), searchParams.get('assignee')];
  return items.filter(
    (item) => (!kind || item.kind === kind) && (!assignee || item.assignee === assignee),
  );
};

function listed({ items, since }: FakeTodayServer, list: TodayList): TodayItem[] {
  const isIn: Partial<Record<TodayList, (item: TodayItem) => boolean>> = {
    new: ({ receivedAt }) => since === null || receivedAt > since,
    mine: ({ assignee }) => assignee === todayMe._id,
    unassigned: ({ assignee }) => assignee === null,
    urgent: ({ urgency }) => urgency !== 'normal',
    overdue: ({ dueAt }) => dueAt !== undefined && Date.parse(dueAt) < Date.now(),
    waiting: ({ contactedAt }) => contactedAt !== undefined,
    again: ({ again }) => again !== undefined,
  };
  return items.filter(
    (item) =>
      item.state !== 'done' &&
      (item.snoozedUntil !== null) === (list === 'snoozed') &&
      (isIn[list]?.(item) ?? true),
  );
}

/** Like the real server, accepts only changes of the current versions. */
function changeAll(server: FakeTodayServer, changes: ReviewEdit[]) {
  server.changes.push(changes);
  const changed: unknown[] = [];
  const refused: unknown[] = [];
  for (const { kind, id, seenVersion, ...edit } of changes) {
    const item = server.items.find(({ _id }) => _id === id);
    if (item?.reviewVersion !== seenVersion) {
      refused.push({ kind, id, code: item ? 'review-changed' : 'no-record' });
      continue;
    }
    const { state, assignee, snoozedUntil } = item;
    // Without a reason, what is normal is so because nobody has said anything.
    const isSaid = item.urgency === 'urgent' || item.urgencyReason !== undefined;
    const urgency = isSaid && item.urgency !== 'suggested' ? item.urgency : null;
    const before = { state, assignee, snoozedUntil, urgency };
    const review = reviewOf(id, { ...before, ...edit, version: seenVersion + 1 });
    const shown = review.urgency ?? (item.urgencyReason ? 'suggested' : 'normal');
    server.items = server.items.map((one) =>
      one === item ? { ...item, ...review, urgency: shown, reviewVersion: review.version } : one,
    );
    changed.push({ kind, review, before });
  }
  return { changed, refused };
}
