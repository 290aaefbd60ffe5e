import { toInnsbruckDay } from 'contract/innsbruck-day';
import type { FollowUpStep } from 'contract/contact-history';

/** Days after the last planned contact on which a record leaves the reminders by itself. */
const lapse = 14;

const dayLength = 86_400_000;

interface FollowedRecord {
  /** ISO 8601, as the next. */
  readonly arrivedAt: string;
  /** When a staff member last reached the person; undefined: none has. */
  readonly reachedAt: string | undefined;
}

/**
 * The contacts that are planned with the sender of a record, in days of Innsbruck's calendar. One is done once a staff
 * member reached the sender on its day or later, so that a call on the fifth day is also that of the third. Some days
 * after the last contact there are none any more: what was missed for so long is no reminder.
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

/** Records that arrived earlier are in no plan any more. */
export const earliestFollowed = (days: readonly number[], now: Date): string =>
  // A day more: Innsbruck's days begin before those of UTC.
  new Date(now.getTime() - ((days.at(-1) ?? 0) + lapse + 2) * dayLength).toISOString();

const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
