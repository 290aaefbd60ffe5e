import type { ServiceStart } from './next-service';

/** What the church's content says of when a service is held. */
interface HeldService {
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

/** How long a service takes, in minutes: two hours where nothing is said of it. */
export const minutesOf = ({ minutes }: Pick<HeldService, 'minutes'>): number =>
  Number(minutes) || 120;
