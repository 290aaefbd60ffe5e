import type * as english from 'contract/site/calendar.texts';

/** As Austrians say them. */
export const months: typeof english.months = [
  'Jänner',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

export const weekdays: typeof english.weekdays = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
];

/** `24. August 2025` */
export const writeDay: typeof english.writeDay = ({ day, month, year }) =>
  `${day}. ${month} ${year}`;

/** With a month of three letters: `13. Sep 2025`. */
export const writeShortDay: typeof english.writeShortDay = ({ day, month, year }) =>
  `${day}. ${month.slice(0, 3)} ${year}`;

/** `9:00` */
export const writeClock: typeof english.writeClock = (hour, minute) => `${hour}:${minute}`;

/** `Sonntag, 29. November, 10:00` */
export const writeWeekday: typeof english.writeWeekday = ({ weekday, day, month, clock }) =>
  `${weekday}, ${day}. ${month}, ${clock}`;
