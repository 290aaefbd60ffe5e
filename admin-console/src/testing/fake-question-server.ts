import { getQuestions } from 'contract/question-requests';
import type { QuestionAnswer } from 'contract/question-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { account } from './answer-table';

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
    details: { count: 3, average: 411.5, largest: 1000, paid: null, unpaid: null },
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

/** The questions behind the fake network. A result of `respond` comes first. */
export function fakeQuestionServer(
  answers: readonly QuestionAnswer[] = sampleAnswers,
  respond: (call: SentCall) => FakeAnswer | undefined = () => undefined,
): readonly SentCall[] {
  return fakeNetwork((call) => respond(call) ?? answer(call, answers));
}

function answer({ path }: SentCall, answers: readonly QuestionAnswer[]): FakeAnswer {
  const { pathname } = new URL(path, 'http://localhost');
  if (pathname === getStaffAccount.path) return { status: 200, body: account };
  return { status: 200, body: pathname === getQuestions.path ? { answers } : [] };
}
