import { hoursAhead } from './next-service';

const hour = 3_600_000;

/**
 * The moment of a minute by Innsbruck's clock, YYYY-MM-DDTHH:MM. Undefined for what is none, also for a minute that the
 * clock leaves out in spring. Of the two that a minute of the repeated hour in autumn may be, the later.
 */
export function innsbruckMoment(minute: string): Date | undefined {
  const local = Date.parse(`${minute}:00.000Z`);
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 16) !== minute)
    return undefined;
  const moment = [1, 2]
    .map((ahead) => ({ ahead, time: local - ahead * hour }))
    .find(({ ahead, time }) => hoursAhead(time) === ahead);
  return moment && new Date(moment.time);
}
