import fc from 'fast-check';
import ICAL from 'ical.js';
import { writeCalendar } from './icalendar';
import type { CalendarEvent } from './icalendar';

const event: CalendarEvent = {
  uid: 'programs-praise',
  sequence: 3,
  changedAt: '2026-03-01T10:00:00.000Z',
  start: '2026-07-04T09:00',
  end: '2026-07-04T16:00',
  summary: 'City Praise',
  description: 'Sing.',
  location: 'Innsbruck',
  url: 'https://church.example/more/praise',
};
const write = (...events: readonly CalendarEvent[]) =>
  writeCalendar({ name: 'Church', source: 'https://church.example/calendar.ics', events });

const octets = (text: string) => encodeURIComponent(text).replace(/%../g, '-').length;

/** Parses a calendar with the time zones that the file itself defines. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
}

/** The first `count` occurrences of an event, in UTC. */
function times(found: ICAL.Event | undefined, count: number): string[] {
  const iterator = found?.iterator();
  return Array.from({ length: count }, () => iterator?.next()?.toJSDate().toISOString() ?? '');
}

it.each([
  ['in winter', '2026-01-15T09:00', '2026-01-15T08:00:00.000Z'],
  ['in summer', '2026-07-15T09:00', '2026-07-15T07:00:00.000Z'],
  ['before clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['after that', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['after clocks go back', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('has its right hour %s', (_when, start, instant) => {
  const [found] = read(write({ ...event, start, end: 60 }));
  expect(found?.startDate.toJSDate().toISOString()).toBe(instant);
  expect(found?.duration.toSeconds()).toBe(3600);
});

it('recurs at the same hour by Innsbruck’s clock, in summer and winter', () => {
  const sunday = { ...event, start: '2026-03-22T10:00', end: 120, rule: 'FREQ=WEEKLY;BYDAY=SU' };
  expect(times(read(write(sunday))[0], 2)).toEqual([
    '2026-03-22T09:00:00.000Z',
    '2026-03-29T08:00:00.000Z',
  ]);
});

it('says how often it was changed, and stays when it is cancelled', () => {
  const [found] = read(write({ ...event, isCancelled: true }));
  expect(found).toMatchObject({ uid: event.uid, sequence: 3, summary: event.summary });
  expect(found?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

it('has no end that is not after its start', () => {
  expect(write({ ...event, end: event.start })).not.toContain('DTEND');
});

it('ends each line by CRLF, and has none of more than 75 octets', () => {
  const text = write({ ...event, description: 'Größe, Gnade; Güte 🎺 '.repeat(40) });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
});

it('gives any words back as they were, and lets none of them be a property', () => {
  const words = fc
    .string({ unit: 'grapheme' })
    .map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, ''));
  fc.assert(
    fc.property(words, words, (summary, line) => {
      const description = `${line}\nBEGIN:VALARM\n${line}`;
      const [found, ...others] = read(write({ ...event, summary, description }));
      expect(others).toEqual([]);
      expect([found?.summary, found?.description]).toEqual([summary, description]);
      expect(found?.component.getAllSubcomponents()).toEqual([]);
    }),
  );
});
