import type * as english from 'contract/site/calendar.texts';

/** The Austrian names of the months. */
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

/** `24.\u00a0August 2025` */
export const writeDay: typeof english.writeDay = ({ day, month, year }) =>
  `${day}.\u00a0${month} ${year}`;

/** Three letters of the month: `13. Sep 2025`. */
export const writeShortMonth: typeof english.writeShortMonth = (month) => month.slice(0, 3);

export const writeShortDay: typeof english.writeShortDay = ({ day, month, year }) =>
  `${day}. ${writeShortMonth(month)} ${year}`;

/** `9:00` */
export const writeClock: typeof english.writeClock = (hour, minute) => `${hour}:${minute}`;

/** `Sonntag, 29.\u00a0November, 10:00` */
export const writeWeekday: typeof english.writeWeekday = ({ weekday, day, month, clock }) =>
  `${weekday}, ${day}.\u00a0${month}, ${clock}`;
