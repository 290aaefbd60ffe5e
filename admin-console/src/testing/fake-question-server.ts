import { getQuestions } from 'contract/question-requests';
import type { QuestionAnswer } from 'contract/question-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import type { SavedView } from 'contract/saved-view-requests';
import { summarizeRecords } from 'contract/summary-requests';
import type { Summary, SummaryQuestion } from 'contract/summary-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { account } from './answer-table';
import { FakeViews, largePledges } from './fake-views';

/** Answers as the server gives them, one for each kind of picture. */
export const sampleAnswers: readonly QuestionAnswer[] = [
  {
    ...{ key: 'firstTimers', unit: 'count', total: 31, previous: 12 },
    months: [
      { month: '2026-09', count: 14 },
      { month: '2026-10', count: 17 },
    ],
    list: {
      kind: 'firstTimer',
      filter: [{ field: 'createdAt', operator: 'within', value: 'this-year' }],
    },
  },
  {
    ...{ key: 'journey', unit: 'count', total: 20 },
    steps: [
      { step: 'firstVisit', count: 20, medianDays: null },
      { step: 'secondVisit', count: 5, medianDays: 14 },
      { step: 'newBeliever', count: 1, medianDays: 30 },
    ],
  },
  {
    ...{ key: 'neverContacted', unit: 'count', total: 3 },
    shares: [
      {
        ...{ value: 'welfare', count: 3 },
        list: {
          kind: 'welfare',
          filter: [{ field: 'contacted', operator: 'isAnyOf', value: ['no'] }],
        },
      },
    ],
  },
  {
    ...{ key: 'answeredWithin', unit: 'hours', total: 30, previous: 24 },
    details: { count: 40, answered: 30, withinDay: 10, withinTwoDays: 20 },
  },
  {
    ...{ key: 'pledges', unit: 'euros', total: 1234.5, previous: 1334.5 },
    months: [
      { month: '2026-09', count: 1, sum: 1000 },
      { month: '2026-10', count: 2, sum: 234.5 },
    ],
    details: { count: 3, average: 411.5, largest: 1000 },
  },
  {
    ...{ key: 'languages', unit: 'count', total: 4, previous: 4 },
    shares: [{ value: 'de', count: 3 }],
    others: 1,
  },
  {
    ...{ key: 'openByAssignee', unit: 'count', total: 2 },
    shares: [
      { value: 'nobody', count: 1 },
      { value: '2', name: 'Anna Moser', count: 1 },
    ],
  },
];

const sums = { count: 48, sum: null, average: null };

/** The answer to a question of one's own: 48 records, or euros of them, in two groups. */
export function sampleSummary({ kinds, groupBy, amount }: SummaryQuestion): Summary {
  const total = amount ? { count: 48, sum: 4800.5, average: 100.01 } : sums;
  const [first, second] = groupBy === 'month' ? ['2026-08', '2026-10'] : ['new', 'done'];
  return {
    ...{ total, previous: { ...total, count: 40 } },
    sections: kinds.map((kind, place) => ({ ...total, kind, count: place === 0 ? 48 : 0 })),
    groups: groupBy
      ? [
          { ...total, key: first, count: 36, sum: amount ? 4000 : null },
          { ...total, key: second, count: 12, sum: amount ? 800.5 : null },
        ]
      : [],
  };
}

/** A view that is a question too. */
export const sampleView = (change: Partial<SavedView> = {}): SavedView => ({
  ...largePledges,
  isQuestion: true,
  ...change,
});

/** State that a test may read and change. */
export interface FakeQuestionServer {
  readonly calls: readonly SentCall[];
  answers: readonly QuestionAnswer[];
  readonly saved: FakeViews;
}

/** The questions behind the fake network. A result of `respond` comes first. */
export function fakeQuestionServer(
  respond: (call: SentCall) => FakeAnswer | undefined = () => undefined,
): FakeQuestionServer {
  const server = { answers: sampleAnswers, saved: new FakeViews([]) };
  const calls = fakeNetwork((call) => respond(call) ?? answer(server, call));
  return Object.assign(server, { calls });
}

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });

function answer(server: Omit<FakeQuestionServer, 'calls'>, call: SentCall): FakeAnswer {
  const { path, body } = call;
  const { pathname } = new URL(path, 'http://localhost');
  if (pathname === getStaffAccount.path) return ok(account);
  if (pathname === getQuestions.path) return ok({ answers: server.answers });
  if (pathname === summarizeRecords.path) return ok(sampleSummary(body as SummaryQuestion));
  return server.saved.answer(call) ?? ok([]);
}
