import { chooseConfidentialSections } from 'contract/audit-requests';
import { getQuestions } from 'contract/question-requests';
import type { QuestionAnswer, QuestionAnswers, QuestionKey } from 'contract/question-requests';
import { submissionNames } from 'contract/submissions';
import { databaseKinds } from '../../../testing/databases/databases';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { logInWith } from '../../../testing/people/roles';
import { send } from '../../../testing/people/staff';
import { useStaffOverTime } from '../../../testing/people/staff-over-time';

const hour = 3_600_000;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  // In Innsbruck it is October already, in summer time.
  const { server, call, pass } = useStaffOverTime(databaseKind, '2026-09-30T22:30:00.000Z');
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
      details: { count: 1, average: 0.2, largest: 0.2 },
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
      details: { count: 3, average: 4.27, largest: 12.5 },
      list: { ...list, filter: [] },
    });
    expect(find(await ask('2026-09'), 'pledges')).toMatchObject({
      total: 0,
      details: { count: 0, average: null, largest: null },
    });
  });

  it('refuses what would keep the database busy for long', async () => {
    const query = { period: 'all', compared: 'yes' };
    const asked = Array.from({ length: 60 }, () => call(getQuestions, { query }));
    const codes = new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode));
    expect([...codes].toSorted((one, other) => one - other)).toEqual([200, 503]);
  });

  it('refuses what is no period', async () => {
    for (const period of ['', 'someday', '2026-13', '2026-02-30', '2026-10-31..2026-10-01'])
      expect((await call(getQuestions, { query: { period, compared: 'no' } })).statusCode).toBe(
        400,
      );
  });

  it('names programmes and words as most have typed them, with a list of all spellings', async () => {
    const register = (program: string) => send(server, 'programAttendance', { program });
    await register('Lobpreis für alle');
    await register('Lobpreis für alle');
    await register('Lobpreis für alle'.normalize('NFD'));
    await register('LOBPREIS FUER ALLE');
    await register('Innsbruck City Praise');
    expect(find(await ask('all'), 'registrations')).toMatchObject({
      total: 5,
      shares: [
        {
          value: 'Lobpreis für alle',
          count: 4,
          list: {
            filter: [
              {
                field: 'program',
                operator: 'isAnyOf',
                value: ['Lobpreis für alle', 'LOBPREIS FUER ALLE'],
              },
            ],
          },
        },
        {
          value: 'Innsbruck City Praise',
          count: 1,
          list: {
            filter: [{ field: 'program', operator: 'is', value: 'Innsbruck City Praise' }],
          },
        },
      ],
    });
  });

  it('follows persons who the server has just found to be one, over the sections of the caller', async () => {
    const ada = { email: 'ada@example.org', phone: '+43 512 5555' };
    await send(server, 'firstTimer', { ...ada, fullName: 'Ada Example' });
    await pass(7 * 24 * hour);
    await send(server, 'secondTimer', { ...ada, name: 'Ada Example' });
    await pass(12 * hour);
    await send(server, 'newBeliever', { ...ada, name: 'Ada Example' });
    const journey = find(await ask('2026-10'), 'journey');
    expect(journey?.steps).toEqual([
      { step: 'firstVisit', count: 1, medianDays: null },
      { step: 'secondVisit', count: 1, medianDays: 7 },
      { step: 'newBeliever', count: 1, medianDays: 7.5 },
      { step: 'member', count: 0, medianDays: null },
    ]);
  });

  it('notes in a confidential section who is told what senders typed', async () => {
    const sections = ['programAttendance', 'pledge', 'profiles'] as const;
    await call(chooseConfidentialSections, { body: { sections: [...sections] } });
    await send(server, 'programAttendance', { program: 'Song' });
    await send(server, 'pledge');
    await ask('all');
    const entries = await listAuditEntries(server);
    const readings = entries.filter(({ action }) => action === 'read');
    expect(readings.map(({ kind }) => kind)).toEqual(['programAttendance']);
  });

  it('tells nobody of a section that they may not read', async () => {
    for (const kind of submissionNames) await send(server, kind);
    const { call: treasurer } = await logInWith(server, 'treasurer');
    const answers = await ask('all', 'yes', treasurer);
    expect(answers.map(({ key }) => key)).toEqual([
      ...['pledges', 'partnerships', 'languages', 'openByAssignee'],
    ]);
    expect(find(answers, 'openByAssignee')).toMatchObject({ total: 2 });
    const { call: welcome } = await logInWith(server, 'welcome-team');
    const known = await ask('all', 'no', welcome);
    expect(known.map(({ key }) => key)).toEqual([
      ...['firstTimers', 'journey', 'neverContacted', 'answeredWithin', 'registrations'],
      ...['languages', 'openByAssignee'],
    ]);
    expect(
      find(known, 'neverContacted')
        ?.shares?.map(({ value }) => value)
        .sort(),
    ).toEqual([...['firstTimer', 'newBeliever', 'secondTimer']]);
    expect(find(known, 'answeredWithin')?.details).toMatchObject({ count: 3 });
    const { call: media } = await logInWith(server, 'media');
    expect(await ask('all', 'yes', media)).toEqual([]);
  });
});
