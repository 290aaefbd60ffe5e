import type { RecordKind } from '../records/review';
import { prepareFilter } from './matches-filter';
import type { FilterFacts } from './matches-filter';
import type { FilterItem } from './record-filter';

const reader = { now: new Date('2026-11-30T07:00:00.000Z'), me: 'a1' };

const plain: FilterFacts = {
  record: {},
  state: 'new',
  assignee: null,
  urgency: 'normal',
  contacted: 'no',
  consent: 'none',
  language: null,
};

const matches = (facts: Partial<FilterFacts>, item: FilterItem, kind: RecordKind = 'firstTimer') =>
  prepareFilter(kind, [item], reader)({ ...plain, ...facts });

/** Whether a name fulfils a condition. */
const named = (fullName: string, operator: FilterItem['operator'], value?: FilterItem['value']) =>
  matches({ record: { fullName } }, { field: 'fullName', operator, ...(value && { value }) });

it.each([
  ['Müller', 'mueller'],
  ['Mu\u0308ller', 'Müller'],
  ['Mueller', 'müller'],
  ['Ada Óbi', 'obi ada'],
  ['O’Keeffe', 'okeeffe'],
  ['Straße', 'STRASSE'],
])('finds %s by %s', (name, typed) => {
  expect(named(name, 'contains', typed)).toBe(true);
});

it('tells a whole text from a part of it', () => {
  expect(named('Ada  Obi ', 'is', 'ada obi')).toBe(true);
  expect(named('Ada Obi', 'is', 'ada')).toBe(false);
  expect(named("O'", 'is', "O'")).toBe(true);
  expect(named('Anna-', 'isAnyOf', ['Anna-'])).toBe(true);
  expect(named('Müller', 'isAnyOf', ['Obi', 'mueller'])).toBe(true);
  expect(named('Obi', 'isNoneOf', ['Müller'])).toBe(true);
});

it('finds nothing by accents alone', () => {
  expect(named('Ada', 'contains', '\u0301')).toBe(false);
  expect(named('', 'is', '\u0301')).toBe(false);
});

it('finds an address by its letters and as it is stored', () => {
  const email = 'ada@xn--mller-kva.example';
  for (const value of ['ada@müller.example', email])
    expect(matches({ record: { email } }, { field: 'email', operator: 'is', value })).toBe(true);
});

it.each([[undefined], [null], [''], [' \n']])('counts %j as empty', (message) => {
  expect(matches({ record: { message } }, { field: 'message', operator: 'isEmpty' })).toBe(true);
  expect(matches({ record: { message } }, { field: 'message', operator: 'isNotEmpty' })).toBe(
    false,
  );
});

it('counts a record without a value among those that are none of the chosen ones', () => {
  const item = { field: 'category', operator: 'isNoneOf', value: ['medical'] } as const;
  expect(matches({}, item, 'welfare')).toBe(true);
  expect(matches({ record: { category: 'medical' } }, item, 'welfare')).toBe(false);
});

it('compares arrivals with the midnights of Innsbruck', () => {
  const arrived = (createdAt: string, operator: FilterItem['operator']) =>
    matches({ record: { createdAt } }, { field: 'createdAt', operator, value: '2026-10' });
  expect(arrived('2026-09-30T21:59:59.999Z', 'within')).toBe(false);
  expect(arrived('2026-09-30T22:00:00.000Z', 'within')).toBe(true);
  expect(arrived('2026-10-31T22:59:59.999Z', 'within')).toBe(true);
  expect(arrived('2026-10-31T23:00:00.000Z', 'within')).toBe(false);
  expect(arrived('2026-09-30T21:59:59.999Z', 'before')).toBe(true);
  expect(arrived('2026-10-31T23:00:00.000Z', 'after')).toBe(true);
  expect(arrived('2026-10-31T22:00:00.000Z', 'after')).toBe(false);
});

it('compares a day with the days of a period', () => {
  const visited = (day: string | undefined, operator: FilterItem['operator'], value = '2026-10') =>
    matches(
      { record: { previousVisitDate: day } },
      { field: 'previousVisitDate', operator, value },
      'secondTimer',
    );
  expect(visited('2026-10-01', 'within')).toBe(true);
  expect(visited('2026-10-31', 'within')).toBe(true);
  expect(visited('2026-11-01', 'within')).toBe(false);
  expect(visited('2026-09-30', 'before')).toBe(true);
  expect(visited('2026-11-01', 'after')).toBe(true);
  expect(visited(undefined, 'before')).toBe(false);
  expect(visited('1820-01-01', 'within', 'all')).toBe(true);
});

it('compares amounts as numbers', () => {
  const gave = (amount: unknown, operator: FilterItem['operator']) =>
    matches({ record: { amount } }, { field: 'amount', operator, value: '100.5' }, 'pledge');
  expect(gave(100.5, 'atLeast')).toBe(true);
  expect(gave(20, 'atLeast')).toBe(false);
  expect(gave(20, 'atMost')).toBe(true);
  expect(gave(undefined, 'atMost')).toBe(false);
});

it('knows the reader and nobody among the assignees', () => {
  const given = (assignee: string | null, ...value: readonly string[]) =>
    matches({ assignee }, { field: 'review.assignee', operator: 'isAnyOf', value });
  expect(given('a1', 'me')).toBe(true);
  expect(given('a2', 'me')).toBe(false);
  expect(given('a2', 'me', 'a2')).toBe(true);
  expect(given(null, 'nobody')).toBe(true);
  expect(given('a1', 'nobody')).toBe(false);
});

it.each([
  ['review.state', { state: 'done' }, 'done'],
  ['review.urgency', { urgency: 'urgent' }, 'urgent'],
  ['contacted', { contacted: 'yes' }, 'yes'],
  ['consent', { consent: 'withdrawn' }, 'withdrawn'],
  ['language', { language: 'de' }, 'de'],
] as const)('compares %s', (field, facts, value) => {
  const item = { field, operator: 'isAnyOf', value: [value] } as const;
  expect(matches(facts, item)).toBe(true);
  expect(matches({}, item)).toBe(false);
});

it('needs all conditions, and holds without any', () => {
  const filter = (state: string): FilterItem[] => [
    { field: 'fullName', operator: 'contains', value: 'ada' },
    { field: 'review.state', operator: 'isAnyOf', value: [state] },
  ];
  const facts = { ...plain, record: { fullName: 'Ada' } };
  const fulfils = (some: FilterItem[]) => prepareFilter('firstTimer', some, reader)(facts);
  expect(fulfils(filter('new'))).toBe(true);
  expect(fulfils(filter('done'))).toBe(false);
  expect(fulfils([])).toBe(true);
  expect(matches({ record: { no: 'x' } }, { field: 'no', operator: 'isNotEmpty' })).toBe(false);
});
