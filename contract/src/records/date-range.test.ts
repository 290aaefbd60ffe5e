import { dateRange } from './date-range';

const today = ['2026-11-20', '2026-11-21'] as const;

it('is from 1900 to the latest day that it is somewhere for what is past', () => {
  expect(dateRange('past-date', today)).toEqual(['1900-01-01', '2026-11-21']);
});

it('is ten years before and after for what is near', () => {
  expect(dateRange('near-date', today)).toEqual(['2016-11-20', '2036-11-21']);
});

it('ends beside the 29 of February where that day is missing', () => {
  const [first, last] = dateRange('near-date', ['2028-02-29', '2028-02-29']);
  expect('2018-02-28' >= first).toBe(false);
  expect('2018-03-01' >= first).toBe(true);
  expect('2038-02-28' <= last).toBe(true);
  expect('2038-03-01' <= last).toBe(false);
});
