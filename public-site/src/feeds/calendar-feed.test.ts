import ICAL from 'ical.js';
import { calendarIn, toRemovedEventFields } from 'contract/calendar-marks';
import { emptySnapshot } from 'contract/content-entry';
import type { CalendarMark, ContentSnapshot, PublishedEntry } from 'contract/content-entry';
import type { Language } from 'contract/languages';
import { starterContent } from '../content/starter-content';
import { provideContent } from '../shown-content/page-content';
import { announcedPrograms } from '../programs/programs';
import { describePage } from '../structured-data/describe-page';
import { writeFeeds } from './write-feeds';

const origin = 'https://church.example';

/** The starter content as published entries. */
const published = (entries: readonly object[]): readonly PublishedEntry[] =>
  entries.map((entry) => {
    const { id, ...values } = entry as { readonly id: string };
    const texts = Object.entries(values).map(([name, value]) => [
      name,
      ['name', 'summary', 'place', 'time'].includes(name) ? { en: value, de: value } : value,
    ]);
    return {
      id,
      values: Object.fromEntries(texts) as PublishedEntry['values'],
      shownInEnglish: [],
    };
  });

const snapshot: ContentSnapshot = {
  ...emptySnapshot,
  programs: published(starterContent.programs),
  services: published(starterContent.services),
};

const filesOf = (shown: ContentSnapshot, language: Language = 'en') =>
  writeFeeds({ origin, calendar: calendarIn(shown, language) });

function read(text = ''): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const vigils = (...days: readonly string[]) => days.map((day) => `${day}T21:00:00.000Z`);

const instantsOf = ({ startDate, endDate }: ICAL.Event) =>
  [startDate, endDate].map((time) => time.toJSDate().toISOString());

it('tells of programmes what pages and search engines are told', () => {
  const events = read(filesOf(snapshot).get('/calendar.ics')).filter(({ uid }) =>
    uid.startsWith('programs-'),
  );
  const things = describePage('/', origin).filter((thing) => thing['@type'] === 'Event');
  const shown = announcedPrograms();
  expect(events).toHaveLength(shown.length);
  for (const [place, event] of events.entries()) {
    const { name, start, end } = shown[place] ?? { start: '', end: '' };
    expect(event.summary).toBe(name);
    expect(instantsOf(event)).toEqual([start, end].map((time) => new Date(time).toISOString()));
    expect(things[place]).toMatchObject({
      name: event.summary,
      startDate: start,
      endDate: end,
      description: event.description,
      url: event.component.getFirstPropertyValue('url'),
    });
  }
});

it('has a calendar for each programme, with that alone', () => {
  const files = filesOf(snapshot);
  expect([...files.keys()].filter((path) => path.endsWith('.ics'))).toEqual([
    '/calendar.ics',
    ...starterContent.programs.map(({ id }) => `/calendar/${id}.ics`),
  ]);
  expect(read(files.get('/calendar/innsbruck-city-praise.ics'))).toMatchObject([
    { uid: 'programs-innsbruck-city-praise', sequence: 0 },
  ]);
});

it.each([
  ['sunday', ['2025-01-05T09:00:00.000Z', '2025-01-12T09:00:00.000Z'], 7200],
  ['midweek', ['2025-01-07T18:00:00.000Z', '2025-01-14T18:00:00.000Z'], 3600],
  ['vigil-1', vigils('2025-01-03', '2025-02-07', '2025-03-07'), 25_200],
  ['vigil-3', vigils('2025-01-17', '2025-02-21', '2025-03-21'), 25_200],
])('has the service %s on its days and as long as it takes', (id, starts, seconds) => {
  const events = read(filesOf(snapshot).get('/calendar.ics'));
  const event = events.find(({ uid }) => uid === `services-${id}`);
  const iterator = event?.iterator();
  expect(starts.map(() => iterator?.next()?.toJSDate().toISOString())).toEqual(starts);
  expect(event?.duration.toSeconds()).toBe(seconds);
});

it('names one week of the month in each rule, and keeps its event when other weeks come or go', () => {
  const uidsOf = (weeks: string) => {
    const services = snapshot.services.map((service) =>
      service.id === 'vigil' ? { ...service, values: { ...service.values, weeks } } : service,
    );
    const file = filesOf({ ...snapshot, services }).get('/calendar.ics') ?? '';
    expect(file).not.toMatch(/BYDAY=.*,/);
    return read(file)
      .map(({ uid }) => uid)
      .filter((uid) => uid.startsWith('services-vigil'));
  };
  expect(uidsOf('1,2,3')).toEqual(['services-vigil-1', 'services-vigil-2', 'services-vigil-3']);
  expect(uidsOf('2, 2')).toEqual(['services-vigil-2']);
});

it('keeps what was cancelled, and changes services where the church has moved', () => {
  const [gone, ...programs] = snapshot.programs;
  if (!gone) throw new Error('The programmes of requirements 2.4 are missing.');
  const { id, ...text } = gone;
  const at = '2026-03-01T10:00:00.000Z';
  const calendar: readonly CalendarMark[] = [
    { kind: 'identity', id: 'identity', sequence: 2, at },
    { kind: 'programs', id, sequence: 1, at, gone: { isCancelled: true, ...text } },
  ];
  const files = filesOf({ ...snapshot, programs, calendar });
  const events = read(files.get('/calendar.ics'));
  const cancelled = events.find(({ uid }) => uid === `programs-${id}`);
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(cancelled?.sequence).toBe(1);
  expect(cancelled?.summary).toBe(`Cancelled: ${starterContent.programs[0]?.name}`);
  expect(files.get(`/calendar/${id}.ics`)).toContain('STATUS:CANCELLED');
  expect(events.find(({ uid }) => uid === 'services-sunday')?.sequence).toBe(2);
});

it('says of what was taken down its name and time alone, in each language', () => {
  const at = '2026-03-01T10:00:00.000Z';
  const name = { en: 'Praise', de: 'Lobpreis' };
  const [program] = snapshot.programs;
  const [service] = snapshot.services;
  const takenDown = (kind: 'programs' | 'services', text = program) => {
    if (!text) throw new Error('The entries of requirements 2 are missing.');
    const renamed = { ...text, values: { ...text.values, name } };
    const gone = { isCancelled: true, ...toRemovedEventFields(kind, renamed) };
    return { kind, id: 'gone', sequence: 1, at, gone };
  };
  const calendar = [takenDown('programs'), takenDown('services', service)];
  const file = filesOf({ ...emptySnapshot, calendar }, 'de').get('/calendar.ics') ?? '';
  const names = read(file).map(({ component }) =>
    component.getAllProperties().map((property) => property.name),
  );
  const told = ['uid', 'sequence', 'dtstamp', 'last-modified', 'dtstart'];
  expect(names).toEqual([
    [...told, 'dtend', 'status', 'summary'],
    [...told, 'duration', 'rrule', 'status', 'summary'],
  ]);
  expect(file.match(/SUMMARY:Cancelled: Lobpreis/g)).toHaveLength(2);
});

it('has no service that recurs on no day', () => {
  provideContent(starterContent);
  const services = snapshot.services.map((service) => ({
    ...service,
    values: { ...service.values, weekday: 'someday' },
  }));
  expect(filesOf({ ...snapshot, services }).get('/calendar.ics')).not.toContain(
    'RRULE:FREQ=WEEKLY;B',
  );
});
