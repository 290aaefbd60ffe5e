import { formatEventTimes } from './format-event-times';
import { formatDay } from './format-day';

const [start, end] = ['2025-09-13T09:00:00+02:00', '2025-09-13T16:00:00+02:00'];

it('writes an event’s times as SPEC 2.4 does', () => {
  expect(formatEventTimes(start, end, 'en').whole).toBe('Sep 13 2025, 9:00 AM-4:00 PM');
});

it('writes them as Austrians do', () => {
  expect(formatEventTimes(start, end, 'de').whole).toMatch(/^13\. Sept?\.? 2025, 0?9:00-16:00$/);
});

it('writes a day in words', () => {
  expect(formatDay('2025-08-24', 'en')).toBe('24 August 2025');
  expect(formatDay('2025-08-24', 'de')).toBe('24. August 2025');
});
