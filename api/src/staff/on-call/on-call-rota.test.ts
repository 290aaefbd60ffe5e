import { emptyRota, mondayOf, orderOf, weeksFrom } from './on-call-rota';

it.each([
  ['2026-03-01T22:59:59Z', '2026-02-23'],
  ['2026-03-01T23:00:00Z', '2026-03-02'],
  ['2026-03-08T22:59:59Z', '2026-03-02'],
  // On 29 March clocks go forward.
  ['2026-03-29T21:59:59Z', '2026-03-23'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  // On 25 October they go back.
  ['2026-10-25T22:59:59Z', '2026-10-19'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('begins a week on Monday at midnight in Innsbruck: %s', (moment, monday) => {
  expect(mondayOf(new Date(moment))).toBe(monday);
});

it('takes turns week by week, over the change of clocks and of the year', () => {
  const rota = { ...emptyRota, list: ['a', 'b', 'c'], start: '2026-03-16' };
  const first = (monday: string) => orderOf(rota, monday)[0];
  expect(weeksFrom(new Date('2026-03-18T12:00:00Z')).map(first).join('')).toBe('abcabcabc');
  expect(orderOf(rota, '2026-03-23')).toEqual(['b', 'c', 'a']);
  expect(first('2026-03-09')).toBe('c');
  expect(first('2027-01-04')).toBe(first('2026-03-16'));
});

it('asks whom staff chose for a week first, and then whose turn it is', () => {
  const rota = {
    ...emptyRota,
    list: ['a', 'b', 'c'],
    start: '2026-03-16',
    changes: { '2026-03-23': 'c', '2026-03-30': 'x' },
  };
  expect(orderOf(rota, '2026-03-23')).toEqual(['c', 'b', 'a']);
  expect(orderOf(rota, '2026-03-30')).toEqual(['x', 'c', 'a', 'b']);
});

it('asks nobody where there is no list', () => {
  expect(orderOf(emptyRota, '2026-03-16')).toEqual([]);
});
