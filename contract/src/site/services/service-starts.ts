/** When a service takes place, in local time of Innsbruck. */
export interface ServiceStart {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** HH:MM */
  readonly clock: string;
  /** Weeks of the month: 1 for its first such weekday. Absent: every week. */
  readonly weeks?: readonly number[];
}

export interface HeldService {
  readonly weekday: string;
  readonly clock: string;
  readonly weeks?: string | undefined;
  readonly minutes?: string | undefined;
}

/** The index of a name is the number of the weekday. */
export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Converts the content's fields for `findNextService`. */
export function readServiceStart({ weekday, clock, weeks }: HeldService): ServiceStart {
  const day = { weekday: (weekdayNames as readonly string[]).indexOf(weekday), clock };
  return weeks ? { ...day, weeks: weeks.split(',').map(Number) } : day;
}

/** Default duration of a service, in minutes. */
export const defaultServiceMinutes = 120;

/** Duration of a service, in minutes. */
export const getMinutes = ({ minutes }: Pick<HeldService, 'minutes'>): number =>
  Number(minutes) || defaultServiceMinutes;

/**
 * Whether a service takes place on a day.
 * @param date its UTC day is the local day in Innsbruck
 */
export const isHeldOn = ({ weekday, weeks }: ServiceStart, date: Date): boolean =>
  date.getUTCDay() === weekday && (weeks?.includes(Math.ceil(date.getUTCDate() / 7)) ?? true);
