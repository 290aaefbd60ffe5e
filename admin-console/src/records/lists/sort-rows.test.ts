import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { rowsOf } from '../../testing/rows-of';
import { receivedField, statusField } from '../../base/model/record-fields';
import { newestFirst, sortRows } from './sort-rows';
import type { SortChoice } from './sort-rows';

const sorted = (values: readonly unknown[], direction: SortChoice['direction']) =>
  runToEnd(sortRows(rowsOf(values.map((value) => ({ value }))), { field: 'value', direction })).map(
    ({ record }) => record['value'],
  );

it.each<[string, unknown[], unknown[]]>([
  ['texts as the language orders them', ['b', 'Ä', 'a', 'Z'], ['a', 'Ä', 'b', 'Z']],
  ['numbers by size', [100, 9.5, 20], [9.5, 20, 100]],
  ['numbers before texts', ['a', 100, '', 20], [20, 100, 'a', '']],
  ['empty values last', ['', 'b', undefined, 'a'], ['a', 'b', '', undefined]],
])('puts %s', (_what, values, expected) => {
  expect(sorted(values, 'asc')).toEqual(expected);
});

it('leaves empty values last when the order is turned around', () => {
  expect(sorted(['a', '', 'b'], 'desc')).toEqual(['b', 'a', '']);
});

it('keeps the order of equal rows in both directions, however long the list', () => {
  const rows = rowsOf(Array.from({ length: 5000 }, (_, i) => ({ name: `n${i}`, parity: i % 2 })));
  for (const direction of ['asc', 'desc'] as const) {
    const positions = runToEnd(sortRows(rows, { field: 'parity', direction })).map(
      ({ position }) => position,
    );
    const expected = [...rows.keys()].sort(
      (a, b) => (direction === 'asc' ? 1 : -1) * ((a % 2) - (b % 2)) || a - b,
    );
    expect(positions).toEqual(expected);
  }
});

it('sorts by Status, which is no field of a record', () => {
  const rows = rowsOf([{ name: 'a' }, { name: 'a' }, { name: 'b' }]);
  const byStatus = runToEnd(sortRows(rows, { field: statusField, direction: 'asc' }));
  expect(byStatus.map(({ position }) => position)).toEqual([1, 0, 2]);
});

it('takes the list, which is oldest first, as it is or turned around, whatever its times say', () => {
  const rows = rowsOf([{ createdAt: '2026-03-02' }, { createdAt: '2026-03-01' }, {}]);
  const field = receivedField;
  expect(runToEnd(sortRows(rows, { field, direction: 'asc' }))).toBe(rows);
  const newest = runToEnd(sortRows(rows, newestFirst));
  expect(newest.map(({ position }) => position)).toEqual([2, 1, 0]);
});

it('puts a row higher that counts by its repeat, but only while the newest come first', () => {
  const rows = rowsOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  const placeOf = ({ position }: (typeof rows)[number]) => (position === 0 ? 9 : position);
  const names = (choice: SortChoice) =>
    runToEnd(sortRows(rows, choice, placeOf)).map(({ record }) => record['name']);
  expect(names(newestFirst)).toEqual(['a', 'c', 'b']);
  expect(names({ field: receivedField, direction: 'asc' })).toEqual(['a', 'b', 'c']);
  expect(names({ field: 'name', direction: 'desc' })).toEqual(['c', 'b', 'a']);
});
