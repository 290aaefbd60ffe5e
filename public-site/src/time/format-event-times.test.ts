import { formatEventTimes } from './format-event-times';
import { formatDay } from './format-day';

const [start, end] = ['2025-09-13T09:00:00+02:00', '2025-09-13T16:00:00+02:00'];

it('writes an event’s times as requirements 2.4 does', () => {
  expect(formatEventTimes(start, end)).toEqual({
    whole: 'Sep 13 2025, 9:00 AM-4:00 PM',
    day: '13',
    month: 'Sep',
    year: '2025',
  });
});

it.each([
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:30', '11:30 PM'],
])('calls %s %s', (hour, name) => {
  expect(formatEventTimes(start, `2025-09-13T${hour}:00+02:00`).whole).toContain(`-${name}`);
});

it('writes a day of every month in words, as Intl does', () => {
  const intl = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2025-${String(month).padStart(2, '0')}-04`;
    expect(formatDay(day)).toBe(intl.format(new Date(day)));
    expect(formatDay(`${day}T23:59:59.999Z`)).toBe(formatDay(day));
  }
});
