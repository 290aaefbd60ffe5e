import fc from 'fast-check';
import {
  isAlways,
  monthsAfter,
  monthsOf,
  movingPeriods,
  previousPeriod,
  readPeriod,
} from './periods';

const now = new Date('2026-11-30T07:00:00.000Z');

it.each([
  ['2026', '2025-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  // Clocks go forward on the 29th, and back on 25 October.
  ['2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
  ['2026-10', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2024-02', '2024-01-31T23:00:00.000Z', '2024-02-29T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-10-01..2026-10-31', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-09..2026-10', '2026-08-31T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['this-month', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['last-month', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['this-year', '2025-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['last-year', '2024-12-31T23:00:00.000Z', '2025-12-31T23:00:00.000Z'],
  ['last-7-days', '2026-11-23T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['last-90-days', '2026-09-01T22:00:00.000Z', '2026-11-30T23:00:00.000Z'],
])('reads %s as the days of Innsbruck', (text, from, to) => {
  expect(readPeriod(text, now)).toMatchObject({ from, to });
});

it.each([
  ...['', 'soon', '26', '2026-13', '2026-02-30', '2026-10-02..2026-10-01', '2026-10-01..'],
  ...['..2026-10-01', '2026..2026..2026', '1899', '3000', '1900..2026', '2026-1', ' 2026', '0000'],
  ...['toString', '__proto__', '2026-10-01T00:00', '9999-12-31'],
])('knows no period %j', (text) => {
  expect(readPeriod(text, now)).toBeUndefined();
});

it('reads any text without a fault', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readPeriod(text, now)).not.toThrow();
    }),
  );
});

it('takes the month of Innsbruck, where it begins earlier than in UTC', () => {
  const firstMinutes = new Date('2026-10-31T23:30:00.000Z');
  expect(readPeriod('this-month', firstMinutes)?.firstDay).toBe('2026-11-01');
});

it.each([
  ['2026-10', '2026-09-01', '2026-09-30'],
  ['2025', '2024-01-01', '2024-12-31'],
  ['2026-03..2026-04', '2026-01-01', '2026-02-28'],
  ['2026-10-12..2026-10-14', '2026-10-09', '2026-10-11'],
  ['last-7-days', '2026-11-17', '2026-11-23'],
  ['last-month', '2026-09-01', '2026-09-30'],
])('compares %s with the days before', (text, firstDay, lastDay) => {
  const period = readPeriod(text, now);
  expect(period && previousPeriod(period, now)).toMatchObject({ firstDay, lastDay });
});

it('compares a month that is not over with as many days of the one before', () => {
  const before = (text: string, today: string) => {
    const period = readPeriod(text, new Date(today));
    return period && previousPeriod(period, new Date(today));
  };
  expect(before('this-month', '2026-11-03T12:00:00.000Z')).toMatchObject({
    firstDay: '2026-10-01',
    lastDay: '2026-10-03',
  });
  expect(before('this-month', '2026-03-30T12:00:00.000Z')).toMatchObject({ lastDay: '2026-02-28' });
  expect(before('this-year', '2026-03-01T12:00:00.000Z')).toMatchObject({ lastDay: '2025-03-01' });
});

it('has all time, without months and with nothing before it', () => {
  const always = readPeriod('all', now);
  expect(always && isAlways(always)).toBe(true);
  expect(always && previousPeriod(always, now)).toBeUndefined();
  expect(always && monthsOf(always)).toEqual([]);
});

it('lists the months that a period touches', () => {
  const months = (text: string) => monthsOf(readPeriod(text, now) ?? { firstDay: '', lastDay: '' });
  expect(months('2025-12-31..2026-02-01')).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(months('2026')).toHaveLength(12);
  expect(months('2026-10')).toEqual(['2026-10']);
});

it('counts months over the ends of years', () => {
  expect(monthsAfter('2026-12', 1)).toBe('2027-01');
  expect(monthsAfter('2026-01', -13)).toBe('2024-12');
});

it('reads each of the moving periods', () => {
  for (const text of movingPeriods) expect(readPeriod(text, now)).toBeDefined();
});
