const day = 24 * 3_600_000;

/** How far Innsbruck's clock is ahead of UTC, by the rule of the European Union. Intl knows it too, and is slow on phones. */
export function hoursAhead(time: number): number {
  const year = new Date(time).getUTCFullYear();
  return time >= lastSundayOf(year, 2) && time < lastSundayOf(year, 9) ? 2 : 1;
}

/** At 01:00 UTC, when clocks change. @param month from 0 */
function lastSundayOf(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * day;
}
