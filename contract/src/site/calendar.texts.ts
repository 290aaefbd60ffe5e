/** The parts of a date and a time, as text. */
export interface DateParts {
  readonly day: number;
  readonly month: string;
  readonly year: string;
}

export interface WeekdayParts {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  /** HH:MM */
  readonly clock: string;
}

/** Full names of the months. Intl has them too, but takes 100 ms on a slow phone for the first. */
export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Sunday first. */
export const weekdays: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** `24 August 2025` */
export const writeDay = ({ day, month, year }: DateParts): string => `${day} ${month} ${year}`;

/**
 * `Sep`
 * @param month the full name
 */
export const writeShortMonth = (month: string): string => month.slice(0, 3);

/** A date with a month of three letters (requirements 2.4): `Sep 13 2025`. */
export const writeShortDay = ({ day, month, year }: DateParts): string =>
  `${writeShortMonth(month)} ${day} ${year}`;

/**
 * `9:00 AM`
 * @param hour from 0 to 23
 */
export const writeClock = (hour: number, minute: string): string =>
  `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;

/** `Sunday 29 November, 10:00` */
export const writeWeekday = ({ weekday, day, month, clock }: WeekdayParts): string =>
  `${weekday} ${day} ${month}, ${clock}`;
