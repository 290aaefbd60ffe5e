import { defaultFollowUpDays } from 'contract/follow-up-requests';
import { noContacts } from './contacts';
import type { Contacts } from './contacts';
import { findDueContact, getFollowUpStart, planFollowUp } from './follow-up-plan';

const plan = (arrivedAt: string, now: string, reachedAt?: string) =>
  planFollowUp(
    { arrivedAt, contacts: { ...noContacts, ...(reachedAt !== undefined && { reachedAt }) } },
    defaultFollowUpDays,
    new Date(now),
  ).map(({ day, date, state }) => `${day} ${date} ${state}`);

const sunday = '2026-03-01T10:00:00.000Z';

it('plans contacts by Innsbruck’s calendar, also over the change of its clock', () => {
  expect(plan(sunday, '2026-03-01T12:00:00.000Z')).toEqual([
    '1 2026-03-02 planned',
    '3 2026-03-04 planned',
    '7 2026-03-08 planned',
    '28 2026-03-29 planned',
  ]);
  // 23:30 on Saturday in UTC is Sunday in Innsbruck.
  expect(plan('2026-02-28T23:30:00.000Z', sunday)[0]).toBe('1 2026-03-02 planned');
  expect(plan(sunday, '2026-03-28T22:59:00.000Z')[3]).toBe('28 2026-03-29 planned');
  expect(plan(sunday, '2026-03-28T23:00:00.000Z')[3]).toBe('28 2026-03-29 due');
});

it('takes a contact for all that were planned up to its day', () => {
  const now = '2026-03-10T10:00:00.000Z';
  expect(plan(sunday, now, '2026-03-06T08:00:00.000Z')).toEqual([
    '1 2026-03-02 done',
    '3 2026-03-04 done',
    '7 2026-03-08 due',
    '28 2026-03-29 planned',
  ]);
  expect(plan(sunday, now, sunday)[0]).toBe('1 2026-03-02 due');
});

it('plans nothing for whom staff reached long ago, on no day, or at no time', () => {
  expect(plan(sunday, '2026-04-12T12:00:00.000Z', sunday)).toHaveLength(4);
  expect(plan(sunday, '2026-04-13T12:00:00.000Z', sunday)).toEqual([]);
  expect(plan('once', sunday)).toEqual([]);
  const record = { arrivedAt: sunday, contacts: noContacts };
  expect(planFollowUp(record, [], new Date(sunday))).toEqual([]);
  const lastDay = new Date('2026-04-12T21:59:00.000Z');
  expect(getFollowUpStart(defaultFollowUpDays, lastDay) < '2026-02-28T23:00:00.000Z').toBe(true);
});

it('keeps somebody whom nobody reached, and rests after each try', () => {
  const due = (now: string, contacts: Partial<Contacts> = {}, days = defaultFollowUpDays) =>
    findDueContact(
      { arrivedAt: sunday, contacts: { ...noContacts, ...contacts } },
      days,
      new Date(now),
    );
  const [monday, tuesday, thursday, autumn] = [2, 3, 5, 200].map((day) =>
    new Date(Date.UTC(2026, 2, day, 10)).toISOString(),
  ) as [string, string, string, string];
  expect(due(sunday)).toBeUndefined();
  expect(due(monday)).toMatchObject({ day: 1, date: '2026-03-02' });
  expect(due(autumn)).toMatchObject({ day: 1, date: '2026-03-02' });
  expect(due(autumn, { reachedAt: monday })).toBeUndefined();
  expect(due(monday, { lastCallAt: monday })).toBe('resting');
  expect(due(tuesday, { lastCallAt: monday })).toMatchObject({ day: 1 });
  expect(due(tuesday, { lastMessageAt: monday })).toBe('resting');
  expect(due(thursday, { lastMessageAt: monday })).toMatchObject({ day: 1 });
  // The chosen day stands for the plan, also where nothing is planned.
  const chosen = { lastCallAt: monday, tryAgainOn: '2026-03-05' };
  expect(due(tuesday, chosen)).toBe('resting');
  expect(due(thursday, chosen)).toEqual({ date: '2026-03-05' });
  expect(due(thursday, chosen, [])).toEqual({ date: '2026-03-05' });
  expect(due(thursday, { ...chosen, lastCallAt: thursday })).toBe('resting');
});
