const day = 24 * 3_600_000;

/**
 * Hours by which local time in Innsbruck is ahead of UTC, by the rule of the European Union. Intl knows it too, but is
 * slow on phones.
 */
export function getInnsbruckUtcOffset(time: number): number {
  const year = new Date(time).getUTCFullYear();
  return time >= lastSundayOf(year, 2) && time < lastSundayOf(year, 9) ? 2 : 1;
}

/**
 * The change of clocks, at 01:00 UTC.
 * @param month from 0
 */
function lastSundayOf(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * day;
}
