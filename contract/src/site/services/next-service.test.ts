import { findNextService, writeServiceStart } from './next-service';

it.each([
  ['on a Sunday morning', '2026-11-22T06:00:00Z', '2026-11-22T10:00'],
  ['for who is late', '2026-11-22T09:29:00Z', '2026-11-22T10:00'],
  ['half an hour into a service', '2026-11-22T09:31:00Z', '2026-11-24T19:00'],
  ['on a Monday', '2026-11-23T12:00:00Z', '2026-11-24T19:00'],
  ['after a Tuesday, in a week without a vigil', '2026-11-24T20:00:00Z', '2026-11-29T10:00'],
  ['before a vigil', '2026-12-02T12:00:00Z', '2026-12-04T22:00'],
  ['on a third Friday', '2026-12-18T20:00:00Z', '2026-12-18T22:00'],
  ['on a fourth Friday', '2026-12-25T20:00:00Z', '2026-12-27T10:00'],
  ['past midnight in Innsbruck, and not yet in UTC', '2026-11-28T23:30:00Z', '2026-11-29T10:00'],
  ['at the turn of the year', '2026-12-31T23:59:00Z', '2027-01-01T22:00'],
])('names the next service %s', (_when, now, start) => {
  expect(findNextService(new Date(now))).toBe(start);
});

it('names none where a church has none', () => {
  expect(findNextService(new Date(), [])).toBeUndefined();
});

it('goes by the clock of Innsbruck, in summer and in winter, and in the hours of the change', () => {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Vienna',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  // With a service at each minute, the next one began half an hour ago.
  const everyMinute = (time: string) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, clock: time }));
  const halfHour = 1_800_000;
  for (const year of [2025, 2026, 2027, 2032]) {
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const now = Date.UTC(year, 0, 1, hour);
      const local = clock.format(now).replace(' ', 'T');
      const begun = new Date(Date.parse(`${local}Z`) - halfHour).toISOString().slice(0, 16);
      expect(findNextService(new Date(now), everyMinute(begun.slice(11)))).toBe(begun);
    }
  }
});

it('says when', () => {
  expect(writeServiceStart('2026-11-29T10:00')).toBe('Sunday 29 November, 10:00');
});
