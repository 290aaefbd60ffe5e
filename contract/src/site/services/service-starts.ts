/** When a service is held, by Innsbruck's clock. */
export interface ServiceStart {
  /** From 0 for Sunday. */
  readonly weekday: number;
  /** HH:MM */
  readonly clock: string;
  /** In which weeks of a month: 1 for its first such weekday. Absent: in all. */
  readonly weeks?: readonly number[];
}

/** What the church's content says of when a service is held. */
export interface HeldService {
  readonly weekday: string;
  readonly clock: string;
  readonly weeks?: string | undefined;
  readonly minutes?: string | undefined;
}

/** In the order of the numbers that stand for them. */
export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** When a service is held, as `findNextService` takes it. */
export function readServiceStart({ weekday, clock, weeks }: HeldService): ServiceStart {
  const day = { weekday: (weekdayNames as readonly string[]).indexOf(weekday), clock };
  return weeks ? { ...day, weeks: weeks.split(',').map(Number) } : day;
}

/** How long a service takes of which that is not said. */
export const usualMinutes = 120;

/** How long a service takes, in minutes. */
export const getMinutes = ({ minutes }: Pick<HeldService, 'minutes'>): number =>
  Number(minutes) || usualMinutes;

/** Whether a service is held on a day. @param date its day in UTC is Innsbruck's */
export const isHeldOn = ({ weekday, weeks }: ServiceStart, date: Date): boolean =>
  date.getUTCDay() === weekday && (weeks?.includes(Math.ceil(date.getUTCDate() / 7)) ?? true);
