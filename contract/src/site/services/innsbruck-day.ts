import { getInnsbruckUtcOffset } from './innsbruck-clock';

const hour = 3_600_000;

/**
 * Start and end of a local day in Innsbruck, as ISO 8601 in UTC; the end is the start of the next day. Undefined for a
 * day that does not exist.
 * @param day YYYY-MM-DD
 */
export function innsbruckDay(
  day: string,
): { readonly from: string; readonly to: string } | undefined {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day)
    return undefined;
  return { from: beginning(midnight), to: beginning(midnight + 24 * hour) };
}

/** The local day of a moment in Innsbruck, YYYY-MM-DD. */
export const toInnsbruckDay = (moment: Date): string =>
  new Date(moment.getTime() + getInnsbruckUtcOffset(moment.getTime()) * hour)
    .toISOString()
    .slice(0, 10);

/** The day some days after another. Both are YYYY-MM-DD. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 24 * hour).toISOString().slice(0, 10);

/** The Monday of a day's week. Both are YYYY-MM-DD. */
export const toMonday = (day: string): string =>
  daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Clocks change at 01:00 UTC, so at local midnight the offset of an hour earlier still holds. */
const beginning = (midnight: number): string =>
  new Date(midnight - getInnsbruckUtcOffset(midnight - 2 * hour) * hour).toISOString();
