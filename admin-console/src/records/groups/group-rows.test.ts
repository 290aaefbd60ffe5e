import { prepareFilter } from 'contract/matches-filter';
import type { FilterFacts } from 'contract/matches-filter';
import type { RecordKind, ReviewState } from 'contract/review';
import { groupChoices, maxGroups } from 'contract/summary-requests';
import { readFilter } from 'contract/record-filter';
import type { AdminRecord } from '../../base/model/admin-record';
import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { reviewOf } from '../../testing/fake-review-server';
import { rowsOf } from '../../testing/rows-of';
import { groupRows, sumRows } from './group-rows';
import { nameGroup } from './name-group';

const noReviews = new Map();
const reader = { now: new Date('2026-11-25T12:00:00.000Z'), me: '1' };

const groupsOf = (records: readonly AdminRecord[], by: string, amount?: string) =>
  runToEnd(groupRows(rowsOf(records), by, noReviews, amount));

it('groups by the months of Innsbruck, newest first, and what has none last', () => {
  const times = [
    // The clocks go back on 25 October: midnight of 1 November is 23:00 in UTC, that of 1 October 22:00.
    ...['2026-09-30T21:59:59.999Z', '2026-09-30T22:00:00.000Z', undefined],
    ...['2026-10-31T22:59:59.999Z', '2026-10-31T23:00:00.000Z'],
  ];
  const groups = groupsOf(
    times.map((createdAt, place) => ({ _id: `r${place}`, createdAt })),
    'month',
  );
  expect(groups.map(({ key, count }) => [key, count])).toEqual([
    ...[['2026-11', 1] as const, ['2026-10', 2] as const, ['2026-09', 1] as const],
    ['', 1],
  ]);
});

it('takes spellings of a text as one group, the largest first', () => {
  const words = ['Müller', 'Innsbruck', 'Mu\u0308ller', ' MUELLER ', '', 'innsbruck', undefined];
  const groups = groupsOf(
    words.map((department, place) => ({ _id: `r${place}`, department })),
    'department',
  );
  expect(groups.map(({ rows }) => rows.map(({ record }) => record['department']))).toEqual([
    ['Müller', 'Mu\u0308ller', ' MUELLER '],
    ['Innsbruck', 'innsbruck'],
    ['', undefined],
  ]);
});

it('sums cents, and takes the average of those with an amount', () => {
  const amounts = [0.1, 0.2, 0.7, undefined, 'much', 1_000_000];
  const rows = rowsOf(amounts.map((amount, place) => ({ _id: `r${place}`, amount })));
  expect(runToEnd(sumRows(rows, 'amount'))).toEqual({
    ...{ count: 6, sum: 1_000_001, average: 250_000.25 },
  });
  expect(runToEnd(sumRows(rows, undefined)).sum).toBeUndefined();
  expect(runToEnd(sumRows(rows.slice(3, 4), 'amount'))).toEqual({
    ...{ count: 1, sum: 0, average: undefined },
  });
});

it('puts what is beyond many groups together, so that every row is in one', () => {
  const records = Array.from({ length: maxGroups + 3 }, (_, place) => ({
    ...{ _id: `r${place}`, name: `Name ${place}`, amount: 1 },
  }));
  const groups = groupsOf(records, 'name', 'amount');
  expect(groups).toHaveLength(maxGroups + 1);
  expect(groups.at(-1)).toMatchObject({ key: undefined, count: 3, sum: 3 });
});

describe.each<[RecordKind, readonly AdminRecord[]]>([
  [
    'pledge',
    [
      { name: 'Müller', amount: 12.5, createdAt: '2026-10-31T22:59:59.999Z' },
      { name: 'Mueller', amount: 30, createdAt: '2026-10-31T23:00:00.000Z' },
      { name: 'Eva', amount: 7, createdAt: '2026-03-29T01:00:00.000Z' },
    ],
  ],
  [
    'churchMember',
    [
      { name: 'Ruth', department: 'Choir', address: '' },
      { name: 'ruth', department: 'choir ', address: 'Höttinger  Au 1' },
      { name: 'Bela', address: 'Ho\u0308ttinger Au 1' },
    ].map((record) => ({ ...record, createdAt: '2026-10-12T10:00:00.000Z' })),
  ],
  [
    'welfare',
    ['financial', 'medical', 'financial'].map((category) => ({
      ...{ name: 'Ruth', category, createdAt: '2026-10-12T10:00:00.000Z' },
    })),
  ],
])('the groups of %s', (kind, given) => {
  const records = given.map((record, place) => ({ ...record, _id: `r${place}` }));
  const rows = rowsOf(records);
  const states: ReviewState[] = ['new', 'done', 'in-progress'];
  const reviews = new Map(
    records
      .slice(1)
      .map(({ _id }, place) => [
        _id,
        reviewOf(_id, { state: states[place + 1] ?? 'new', assignee: place === 0 ? '1' : null }),
      ]),
  );
  const factsOf = (record: AdminRecord): FilterFacts => {
    const { state, assignee } = reviews.get(String(record['_id'])) ?? reviewOf('', {});
    return {
      ...{ record, state, assignee, language: null },
      ...({ urgency: 'normal', contacted: 'no', consent: 'none' } as const),
    };
  };

  it.each(groupChoices(kind))('by %s hold each row once, and what their filter finds', (by) => {
    const groups = runToEnd(groupRows(rows, by, reviews, undefined));
    const all = groups.flatMap((group) => group.rows.map(({ position }) => position));
    expect(all.toSorted((one, other) => one - other)).toEqual(rows.map((_, place) => place));
    for (const group of groups) {
      const { item, label } = nameGroup(kind, by, group, []);
      expect(label).not.toBe('');
      const filter = item && readFilter(kind, [item]);
      if (!filter) throw new Error(`Nothing finds the group ${label}.`);
      const found = rows.filter(({ record }) =>
        prepareFilter(kind, filter, reader)(factsOf(record)),
      );
      expect(found).toEqual(group.rows);
    }
  });
});
