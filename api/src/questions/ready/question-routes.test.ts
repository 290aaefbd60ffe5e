import { getQuestions } from 'contract/question-requests';
import type { QuestionAnswer, QuestionAnswers, QuestionKey } from 'contract/question-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const hour = 3_600_000;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let now: Date;
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  beforeEach(async () => {
    // In Innsbruck it is October already, in summer time.
    now = new Date('2026-09-30T22:30:00.000Z');
    call = await logInStaff(server);
  });
  const pass = async (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
    call = await logInStaff(server);
  };
  const ask = async (period: string, compared = 'no', by = call) =>
    (await by(getQuestions, { query: { period, compared } })).json<QuestionAnswers>().answers;
  const find = (answers: readonly QuestionAnswer[], key: QuestionKey) =>
    answers.find((answer) => answer.key === key);

  it('counts each pledge, and compares months with those before, up to the same day', async () => {
    await send(server, 'pledge', { amount: 12.5 });
    await send(server, 'pledge', { amount: 0.1 });
    await pass(32 * 24 * hour);
    await send(server, 'pledge', { amount: 0.2 });
    const list = { kind: 'pledge' };
    expect(find(await ask('this-month', 'yes'), 'pledges')).toEqual({
      key: 'pledges',
      unit: 'euros',
      total: 0.2,
      previous: 12.6,
      months: [{ month: '2026-11', count: 1, sum: 0.2 }],
      details: { count: 1, average: 0.2, largest: 0.2, paid: null, unpaid: null },
      list: {
        ...list,
        filter: [{ field: 'createdAt', operator: 'within', value: 'this-month' }],
      },
    });
    expect(find(await ask('all', 'yes'), 'pledges')).toEqual({
      key: 'pledges',
      unit: 'euros',
      total: 12.8,
      months: [
        { month: '2026-10', count: 2, sum: 12.6 },
        { month: '2026-11', count: 1, sum: 0.2 },
      ],
      details: { count: 3, average: 4.27, largest: 12.5, paid: null, unpaid: null },
      list: { ...list, filter: [] },
    });
    expect(find(await ask('2026-09'), 'pledges')).toMatchObject({
      total: 0,
      details: { count: 0, average: null, largest: null },
    });
  });
});
