import { writeServiceStart } from 'contract/next-service';
import * as calendar from './de/contract/site/calendar.texts';

const date = { day: 4, year: '2025' };

it('writes a day of every month in German as Intl does for Austria, and keeps day and month together', () => {
  const intl = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'UTC' });
  calendar.months.forEach((month, index) => {
    expect(calendar.writeDay({ ...date, month })).toBe(
      intl.format(Date.UTC(2025, index, 4)).replace(' ', '\u00a0'),
    );
  });
});

it('writes the times of an event, and of the next service, as Austrians do', () => {
  expect(calendar.writeShortDay({ ...date, month: 'September' })).toBe('4. Sep 2025');
  expect(calendar.writeClock(16, '00')).toBe('16:00');
  expect(writeServiceStart('2026-11-29T10:00', calendar)).toBe('Sonntag, 29.\u00a0November, 10:00');
});
