import { hoursAhead } from './innsbruck-clock';

const hour = 3_600_000;

/**
 * The moments of a minute by Innsbruck's clock, YYYY-MM-DDTHH:MM, the first one first: two in the repeated hour in autumn,
 * none of one that the clock leaves out in spring, and none of what is no minute.
 */
export function innsbruckMoments(minute: string): readonly Date[] {
  const local = Date.parse(`${minute}:00.000Z`);
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 16) !== minute) return [];
  return [2, 1]
    .map((ahead) => ({ ahead, time: local - ahead * hour }))
    .filter(({ ahead, time }) => hoursAhead(time) === ahead)
    .map(({ time }) => new Date(time));
}

/** The moment of such a minute: of two the first, as calendars read it (RFC 5545, 3.3.5); undefined where there is none. */
export const innsbruckMoment = (minute: string): Date | undefined => innsbruckMoments(minute)[0];

/** The minute of a moment by Innsbruck's clock, YYYY-MM-DDTHH:MM. */
export const innsbruckMinute = (moment: Date): string =>
  new Date(moment.getTime() + hoursAhead(moment.getTime()) * hour).toISOString().slice(0, 16);
