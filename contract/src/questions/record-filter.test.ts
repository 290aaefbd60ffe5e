import fc from 'fast-check';
import { recordKinds } from '../records/review';
import { filterFields, filterOperators, findFilterField, operatorsOf } from './filter-fields';
import { filterToText, readFilterText } from './filter-text';
import { comparesEncrypted, readFilter } from './record-filter';
import type { FilterItem } from './record-filter';

const items: readonly FilterItem[] = [
  { field: 'fullName', operator: 'contains', value: 'a_b*.c*u_*' },
  { field: 'createdAt', operator: 'within', value: '2026-10-01..2026-10-31' },
  { field: 'review.state', operator: 'isAnyOf', value: ['new', 'in-progress'] },
  { field: 'review.assignee', operator: 'isNoneOf', value: ['nobody'] },
  { field: 'message', operator: 'isEmpty' },
];

it('reads back the filter of an address', () => {
  const text = filterToText(items);
  expect(readFilterText('firstTimer', text)).toEqual(items);
  expect(text).toContain('*.review.state_isAnyOf_new_in-progress*.');
  expect(readFilterText('firstTimer', '')).toEqual([]);
});

it('reads back any text that is typed into a condition', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), (value) => {
      fc.pre(value.trim() !== '');
      const filter = [{ field: 'email', operator: 'contains', value }] as const;
      expect(readFilterText('contact', filterToText([...filter, ...filter]))).toEqual([
        ...filter,
        ...filter,
      ]);
    }),
  );
});

it('reads any address without a fault, and only whole filters', () => {
  fc.assert(
    fc.property(fc.constantFrom(...recordKinds), fc.string(), (kind, text) => {
      const read = readFilterText(kind, text);
      expect(read === undefined || readFilter(kind, read)).toEqual(read ?? true);
    }),
  );
});

it.each([
  { field: 'password', operator: 'contains', value: 'x' },
  { field: 'toString', operator: 'contains', value: 'x' },
  { field: '__proto__', operator: 'isAnyOf', value: ['x'] },
  { field: 'email', operator: 'within', value: '2026' },
  { field: 'email', operator: 'isEmpty' },
  { field: 'email', operator: 'contains', value: ' ' },
  { field: 'email', operator: 'contains', value: ['x'] },
  { field: 'email', operator: 'contains', value: 'x'.repeat(201) },
  { field: 'email', operator: 'isAnyOf', value: [] },
  { field: 'email', operator: 'isAnyOf', value: Array(51).fill('x') },
  { field: 'country', operator: 'isAnyOf', value: ['Peru'] },
  { field: 'createdAt', operator: 'within', value: 'soon' },
  { field: 'consent', operator: 'isAnyOf', value: ['none'] },
  { field: 'email' },
  null,
  'email',
])('knows no condition %j', (item) => {
  expect(readFilter('profiles', [item])).toBeUndefined();
  expect(readFilter('profiles', [...items.slice(0, 1), item])).toBeUndefined();
});

it('limits the conditions', () => {
  const one = items.slice(0, 1);
  expect(readFilter('firstTimer', Array(20).fill(one[0]))).toHaveLength(20);
  expect(readFilter('firstTimer', Array(21).fill(one[0]))).toBeUndefined();
  expect(readFilter('firstTimer', { length: 0 })).toBeUndefined();
});

it.each(['12', '12.5', '0.01'])('reads the amount %s', (value) => {
  expect(readFilter('pledge', [{ field: 'amount', operator: 'atLeast', value }])).toBeDefined();
});

it.each(['12,50', '-1', '1e3', '0x1', '1.234', 'Infinity'])('reads no amount %s', (value) => {
  expect(readFilter('pledge', [{ field: 'amount', operator: 'atLeast', value }])).toBeUndefined();
});

it('knows which conditions only the browser can compare', () => {
  const isEncrypted = (field: string) =>
    comparesEncrypted('welfare', [{ field, operator: 'contains', value: 'x' }]);
  expect(isEncrypted('message')).toBe(true);
  expect(isEncrypted('name')).toBe(false);
});

it('has an operator for each field, and each field once', () => {
  for (const kind of recordKinds) {
    const fields = filterFields(kind);
    expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
    for (const field of fields) expect(operatorsOf(field).length).toBeGreaterThan(0);
  }
  const used = recordKinds.flatMap((kind) => filterFields(kind).flatMap(operatorsOf));
  expect(new Set(used)).toEqual(new Set(filterOperators));
});

it('asks for consent only where a form does, and never for a password', () => {
  expect(findFilterField('firstTimer', 'consent')).toBeDefined();
  expect(findFilterField('pledge', 'consent')).toBeUndefined();
  expect(findFilterField('profiles', 'password')).toBeUndefined();
});
