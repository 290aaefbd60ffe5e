import { dateRange, isDateFormat } from './date-range';

const today = ['2026-11-20', '2026-11-21'] as const;

it('is from 1900 to the latest day that it is somewhere for what is past', () => {
  expect(dateRange('past-date', ...today)).toEqual(['1900-01-01', '2026-11-21']);
});

it('is ten years before and after for what is near', () => {
  expect(dateRange('near-date', ...today)).toEqual(['2016-11-20', '2036-11-21']);
});

it('is any year of four digits for other dates', () => {
  expect(dateRange('date', ...today)).toEqual(['1900-01-01', '2999-12-31']);
});

it('has days that exist where one of ten years before does not', () => {
  const leapDay = '2028-02-29';
  expect(dateRange('near-date', leapDay, leapDay)).toEqual(['2018-02-28', '2038-02-28']);
});

it('knows the formats of dates', () => {
  expect(['date', 'past-date', 'near-date', 'line', undefined].map(isDateFormat)).toEqual([
    ...[true, true, true, false, false],
  ]);
});
