import { hoursAhead } from './innsbruck-clock';

const hour = 3_600_000;

/**
 * When a day begins and ends by Innsbruck's clock, as ISO 8601 in UTC; the end is the beginning of the next one.
 * @param day YYYY-MM-DD; undefined is answered for a day that no calendar has
 */
export function innsbruckDay(
  day: string,
): { readonly from: string; readonly to: string } | undefined {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day)
    return undefined;
  return { from: beginning(midnight), to: beginning(midnight + 24 * hour) };
}

/** The day of a moment by Innsbruck's clock, YYYY-MM-DD. */
export const toInnsbruckDay = (moment: Date): string =>
  new Date(moment.getTime() + hoursAhead(moment.getTime()) * hour).toISOString().slice(0, 10);

/** Clocks change at 01:00 UTC, so at midnight by Innsbruck's clock they still are as an hour earlier. */
const beginning = (midnight: number): string =>
  new Date(midnight - hoursAhead(midnight - 2 * hour) * hour).toISOString();
