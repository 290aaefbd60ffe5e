/** An event of a calendar (RFC 5545). */
export interface CalendarEvent {
  /** Globally unique; never changes. */
  readonly uid: string;
  /** Rises with every change that is published. */
  readonly sequence: number;
  /** Time of the last change, ISO 8601 in UTC. */
  readonly changedAt: string;
  /** Local time in Innsbruck, YYYY-MM-DDTHH:MM; if the clock shows it twice, the first. */
  readonly start: string;
  /** Local time in Innsbruck, or the duration in minutes. */
  readonly end: string | number;
  /** The recurrence as an RRULE. */
  readonly rule?: string;
  readonly isCancelled?: boolean;
  readonly summary: string;
  /** This and the next two are undefined for an event that was taken down. */
  readonly description: string | undefined;
  readonly location: string | undefined;
  readonly url: string | undefined;
}

interface Calendar {
  readonly events: readonly CalendarEvent[];
}

interface SubscribedCalendar extends Calendar {
  readonly name: string;
  /** URL of the feed. */
  readonly source: string;
}

/** A calendar that is attached to an email (RFC 5546). */
interface SentCalendar extends Calendar {
  readonly organizer: { readonly name: string; readonly address: string };
}

const zone = 'Europe/Vienna';

/** Daylight saving time of the European Union, as in innsbruck-clock.ts. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Serializes a calendar as a file: lines of at most 75 octets that end with CRLF. */
export const writeCalendar = ({ name, source, events }: SubscribedCalendar): string =>
  write([
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    `SOURCE;VALUE=URI:${source}`,
    ...timeZone,
    ...events.flatMap((event) => writeEvent(event)),
  ]);

/** Serializes a calendar for an email, with the type `text/calendar; method=PUBLISH`. */
export function writeSentCalendar({ organizer, events }: SentCalendar): string {
  const name = organizer.name.replace(/["\p{Cc}\u2028\u2029]/gu, ' ');
  const line = `ORGANIZER;CN="${name}":mailto:${encodeURI(organizer.address)}`;
  return write([
    'METHOD:PUBLISH',
    ...timeZone,
    ...events.flatMap((event) => writeEvent(event, [line])),
  ]);
}

/** Changes the text of a calendar: unfolds its lines, calls `change` and folds them again. */
export const changeCalendar = (calendar: string, change: (calendar: string) => string): string =>
  change(calendar.replaceAll('\r\n ', '')).split('\r\n').map(fold).join('\r\n');

const write = (lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Church website//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

function writeEvent(event: CalendarEvent, more: readonly string[] = []): string[] {
  const { uid, sequence, changedAt, start, end, rule } = event;
  const changed = `${plain(changedAt.slice(0, 19))}Z`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART;TZID=${zone}:${plain(start)}00`,
    ...writeEnd(start, end),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...writeText('DESCRIPTION', event.description),
    ...writeText('LOCATION', event.location),
    ...(event.url === undefined ? [] : [`URL:${event.url}`]),
    ...more,
    'END:VEVENT',
  ];
}

/** RFC 5545 requires an end after the start, so an event without duration has no end. */
function writeEnd(start: string, end: string | number): string[] {
  if (typeof end === 'number') return [`DURATION:PT${end}M`];
  return end > start ? [`DTEND;TZID=${zone}:${plain(end)}00`] : [];
}

const writeText = (name: string, text: string | undefined): string[] =>
  text === undefined ? [] : [`${name}:${escapeText(text)}`];

/** `2025-10-25T09:00` becomes `20251025T0900`. */
const plain = (time: string) => time.replace(/[-:]/g, '');

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const maxOctets = 75;

/** Size of a character in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a line between characters; the space at the start of a continuation line counts. */
function fold(line: string): string {
  let octets = 0;
  let folded = '';
  for (const letter of line) {
    const size = octetsOf(letter);
    const isFull = octets + size > maxOctets;
    folded += isFull ? `\r\n ${letter}` : letter;
    octets = isFull ? 1 + size : octets + size;
  }
  return folded;
}
