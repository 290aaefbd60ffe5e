import { toInnsbruckDay } from 'contract/innsbruck-day';
import type { FollowUpStep } from 'contract/contact-history-requests';

/** In days: the reminders of a record end this long after the last planned contact. */
const lapse = 14;

const dayLength = 86_400_000;

interface FollowedRecord {
  /** ISO 8601, as the next. */
  readonly arrivedAt: string;
  /** The last time a staff member reached the person; undefined if none has. */
  readonly reachedAt: string | undefined;
}

/**
 * Plans contacts with the sender of a record, in Innsbruck's calendar days. Reaching the person completes all contacts
 * planned until that day, so a call on the fifth day also completes that of the third. Reminders end some days after
 * the last contact.
 * @param days after the arrival, in order
 */
export function planFollowUp(
  { arrivedAt, reachedAt }: FollowedRecord,
  days: readonly number[],
  now: Date,
): readonly FollowUpStep[] {
  const arrival = new Date(arrivedAt);
  const lastDay = days.at(-1);
  if (Number.isNaN(arrival.getTime()) || lastDay === undefined) return [];
  const first = toInnsbruckDay(arrival);
  const today = toInnsbruckDay(now);
  if (today > daysAfter(first, lastDay + lapse)) return [];
  const reached = reachedAt === undefined ? '' : toInnsbruckDay(new Date(reachedAt));
  return days.map((day) => {
    const date = daysAfter(first, day);
    if (date <= reached) return { day, date, state: 'done' };
    return { day, date, state: date <= today ? 'due' : 'planned' };
  });
}

/** Records that arrived before this time need no contact any more. */
export const getFollowUpStart = (days: readonly number[], now: Date): string =>
  // A day is added because Innsbruck's days begin before those of UTC.
  new Date(now.getTime() - ((days.at(-1) ?? 0) + lapse + 2) * dayLength).toISOString();

const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
