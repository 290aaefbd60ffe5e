import { daysAfter, toInnsbruckDay } from 'contract/innsbruck-day';
import type { FollowUpStep } from 'contract/contact-history-requests';
import type { Contacts } from './contacts';

/** In days: the reminders of somebody who was reached end this long after the last planned contact. */
const lapse = 14;

/** Days until the next try: a call may be tried again tomorrow. */
const callRest = 1;
/** A message needs time to be answered. */
const messageRest = 3;

const dayLength = 86_400_000;

interface FollowedRecord {
  /** ISO 8601. */
  readonly arrivedAt: string;
  readonly contacts: Contacts;
}

/**
 * Plans contacts with the sender of a record, in Innsbruck's calendar days. Reaching the person completes all contacts
 * planned until that day, so a call on the fifth day also completes that of the third. Reminders end some days after
 * the last contact, but go on for somebody whom nobody has reached.
 * @param days after the arrival, in order
 */
export function planFollowUp(
  { arrivedAt, contacts: { reachedAt } }: FollowedRecord,
  days: readonly number[],
  now: Date,
): readonly FollowUpStep[] {
  const arrival = new Date(arrivedAt);
  const lastDay = days.at(-1);
  if (Number.isNaN(arrival.getTime()) || lastDay === undefined) return [];
  const first = toInnsbruckDay(arrival);
  const today = toInnsbruckDay(now);
  if (reachedAt !== undefined && today > daysAfter(first, lastDay + lapse)) return [];
  const reached = reachedAt === undefined ? '' : toInnsbruckDay(new Date(reachedAt));
  return days.map((day) => {
    const date = daysAfter(first, day);
    if (date <= reached) return { day, date, state: 'done' };
    return { day, date, state: date <= today ? 'due' : 'planned' };
  });
}

/** A contact that is due. */
export interface NextContact {
  /** The planned contact, in days after the arrival; absent for another try. */
  readonly day?: number;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/**
 * The contact that has been due longest; `resting` if staff have tried it lately, undefined if none is due. The day
 * that staff chose to try again stands for the plan until the person was reached.
 */
export function findDueContact(
  record: FollowedRecord,
  days: readonly number[],
  now: Date,
): NextContact | 'resting' | undefined {
  const { tryAgainOn = '', lastCallAt, lastMessageAt } = record.contacts;
  const step = planFollowUp(record, days, now).find(({ state }) => state === 'due');
  const due = tryAgainOn === '' ? step : { date: tryAgainOn };
  if (due === undefined) return undefined;
  const rests = [
    tryAgainOn,
    lastCallAt === undefined ? '' : daysAfter(toInnsbruckDay(new Date(lastCallAt)), callRest),
    lastMessageAt === undefined
      ? ''
      : daysAfter(toInnsbruckDay(new Date(lastMessageAt)), messageRest),
  ];
  const today = toInnsbruckDay(now);
  return rests.some((day) => day > today) ? 'resting' : due;
}

/** The day of the first contact with somebody who is yet to have one, YYYY-MM-DD; undefined if it is not to come. */
export function findFirstContact(
  record: FollowedRecord,
  days: readonly number[],
  now: Date,
): string | undefined {
  const [first] = planFollowUp(record, days, now);
  return first?.state === 'planned' && !record.contacts.last ? first.date : undefined;
}

/** People who came before this time are in no plan any more. */
export const getFollowUpStart = (days: readonly number[], now: Date): string =>
  // A day is added because Innsbruck's days begin before those of UTC.
  new Date(now.getTime() - ((days.at(-1) ?? 0) + lapse + 2) * dayLength).toISOString();
