import { summarizeRecords } from 'contract/summary-requests';
import type { Summary } from 'contract/summary-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { logInWith } from '../../../testing/people/roles';
import { send } from '../../../testing/people/staff';
import { useStaffOverTime } from '../../../testing/people/staff-over-time';

const hour = 3_600_000;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  // In Innsbruck it is October already, in summer time.
  const { server, call, pass } = useStaffOverTime(databaseKind, '2026-09-30T22:30:00.000Z');
  const ask = (body: object, by = call) => by(summarizeRecords, { body });
  const summarize = async (body: object, by = call) => (await ask(body, by)).json<Summary>();

  it('sums every pledge by month, also those that its table hides as duplicates', async () => {
    await send(server, 'pledge', { amount: 12.5 });
    await send(server, 'pledge', { amount: 12.5 });
    await pass(32 * 24 * hour);
    await send(server, 'pledge', { amount: 0.1 });
    const question = { kinds: ['pledge'], filter: [], groupBy: 'month', amount: 'amount' };
    expect(await summarize(question)).toEqual({
      total: { count: 3, sum: 25.1, average: 8.37 },
      sections: [{ kind: 'pledge', count: 3, sum: 25.1, average: 8.37 }],
      groups: [
        { key: '2026-10', count: 2, sum: 25, average: 12.5 },
        { key: '2026-11', count: 1, sum: 0.1, average: 0.1 },
      ],
    });
    expect(await summarize({ ...question, period: 'this-month' })).toEqual({
      total: { count: 1, sum: 0.1, average: 0.1 },
      sections: [{ kind: 'pledge', count: 1, sum: 0.1, average: 0.1 }],
      previous: { count: 2, sum: 25, average: 12.5 },
      groups: [{ key: '2026-11', count: 1, sum: 0.1, average: 0.1 }],
    });
    const large = { field: 'amount', operator: 'atLeast', value: '100' };
    expect(await summarize({ kinds: ['pledge'], filter: [large], amount: 'amount' })).toEqual({
      total: { count: 0, sum: 0, average: null },
      sections: [{ kind: 'pledge', count: 0, sum: 0, average: null }],
      groups: [],
    });
  });

  it('says nothing of sections that the caller may not read', async () => {
    await send(server, 'pledge');
    await send(server, 'welfare');
    const { call: treasurer } = await logInWith(server, 'treasurer');
    expect(await summarize({ kinds: ['pledge', 'welfare'], filter: [] }, treasurer)).toEqual({
      total: { count: 1, sum: null, average: null },
      sections: [{ kind: 'pledge', count: 1, sum: null, average: null }],
      groups: [],
    });
    expect((await ask({ kinds: ['welfare'], filter: [] }, treasurer)).statusCode).toBe(404);
    // Nor whether the question fits such a section.
    const unknown = [{ field: 'nothing', operator: 'isEmpty' }];
    expect((await ask({ kinds: ['welfare'], filter: unknown }, treasurer)).statusCode).toBe(404);
  });

  it('notes in a confidential section who asks for what senders typed, and not who counts', async () => {
    await send(server, 'welfare');
    const readings = async () =>
      (await listAuditEntries(server))
        .filter(({ action }) => action === 'read')
        .map(({ kind }) => kind);
    const question = { kinds: ['welfare', 'pledge'], filter: [] };
    await summarize({ ...question, kinds: ['welfare'], groupBy: 'category' });
    await summarize({ ...question, groupBy: 'month' });
    expect(await readings()).toEqual([]);
    await summarize({ ...question, groupBy: 'name' });
    expect(await readings()).toEqual(['welfare']);
    // A session notes a reading once an hour.
    await pass(0);
    const named = [{ field: 'name', operator: 'is', value: 'Ada' }];
    await summarize({ ...question, filter: named });
    expect(await readings()).toEqual(['welfare', 'welfare']);
  });

  it.each([
    ['an encrypted field', { filter: [{ field: 'message', operator: 'contains', value: 'x' }] }],
    ['an unknown field', { filter: [{ field: 'password', operator: 'contains', value: 'x' }] }],
    ['groups of an encrypted field', { groupBy: 'message' }],
    ['groups of an unknown field', { groupBy: "x' or '1" }],
    ['sums of a text', { amount: 'name' }],
    ['no period', { period: 'soon' }],
    ['no section', { kinds: [] }],
    ['an unknown section', { kinds: ['pledges'] }],
  ])('refuses %s', async (_what, part) => {
    expect((await ask({ kinds: ['welfare'], filter: [], ...part })).statusCode).toBe(400);
  });

  it('names the assignees, and takes spellings of one name for the same', async () => {
    await send(server, 'contact', { name: 'Ada Müller' });
    await send(server, 'contact', { name: 'Ada Müller'.normalize('NFD') });
    await send(server, 'contact', { name: 'ada mueller' });
    const question = { kinds: ['contact'], filter: [] };
    const [{ count, spellings } = {}, ...others] = (
      await summarize({ ...question, groupBy: 'name' })
    ).groups;
    expect([count, others]).toEqual([3, []]);
    expect(spellings).toHaveLength(2);
    expect((await summarize({ ...question, groupBy: 'assignee' })).groups).toEqual([
      { key: 'nobody', count: 3, sum: null, average: null },
    ]);
  });
});
