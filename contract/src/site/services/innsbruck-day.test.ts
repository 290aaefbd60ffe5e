import { daysAfter, innsbruckDay, toInnsbruckDay, toMonday } from './innsbruck-day';

it.each([
  ['in winter', '2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['in summer', '2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  ['of 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['of 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('knows when a day %s begins and ends', (_, day, from, to) => {
  expect(innsbruckDay(day)).toEqual({ from, to });
});

it.each(['2026-02-30', '2026-13-01', 'yesterday', ''])('knows no day %j', (day) => {
  expect(innsbruckDay(day)).toBeUndefined();
});

it.each([
  ['2026-01-14T22:59:59.999Z', '2026-01-14'],
  ['2026-01-14T23:00:00.000Z', '2026-01-15'],
  ['2026-07-14T21:59:59.999Z', '2026-07-14'],
  ['2026-07-14T22:00:00.000Z', '2026-07-15'],
])('knows which day it is at %s', (moment, day) => {
  expect(toInnsbruckDay(new Date(moment))).toBe(day);
});

it('counts days over the ends of months, and back', () => {
  expect(daysAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysAfter('2026-03-29', -30)).toBe('2026-02-27');
});

it.each(['2026-03-02', '2026-03-05', '2026-03-08'])('knows the Monday of the week of %s', (day) => {
  expect(toMonday(day)).toBe('2026-03-02');
});
