import { getInnsbruckUtcOffset } from './innsbruck-clock';

const hour = 3_600_000;

/**
 * The moments of a local minute in Innsbruck, YYYY-MM-DDTHH:MM, earliest first: two in the repeated hour in autumn;
 * none in the skipped hour in spring or for an invalid minute.
 */
export function innsbruckMoments(minute: string): readonly Date[] {
  const local = Date.parse(`${minute}:00.000Z`);
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 16) !== minute) return [];
  return [2, 1]
    .map((ahead) => ({ ahead, time: local - ahead * hour }))
    .filter(({ ahead, time }) => getInnsbruckUtcOffset(time) === ahead)
    .map(({ time }) => new Date(time));
}

/** The first moment of a local minute, as calendars interpret it (RFC 5545, 3.3.5); undefined if there is none. */
export const innsbruckMoment = (minute: string): Date | undefined => innsbruckMoments(minute)[0];

/** The local minute of a moment in Innsbruck, YYYY-MM-DDTHH:MM. */
export const innsbruckMinute = (moment: Date): string =>
  new Date(moment.getTime() + getInnsbruckUtcOffset(moment.getTime()) * hour)
    .toISOString()
    .slice(0, 16);
