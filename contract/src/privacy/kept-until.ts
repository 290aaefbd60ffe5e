import { getInnsbruckUtcOffset } from '../site/services/innsbruck-clock';
import { innsbruckDay } from '../site/services/innsbruck-day';
import type { Retention } from './processing';

const hour = 3_600_000;

/**
 * The end of a retention.
 * @param start time of the event that `retention.from` names; for `year-end`, when the record was sent
 */
export const keptUntil = ({ from, days }: Retention, start: Date): Date =>
  new Date((from === 'year-end' ? endOfYear(start) : start.getTime()) + days * 24 * hour);

const ofFourDigits = /^\d{4}-\d\d-\d\dT/;

/**
 * Whether a text is a time with a four-digit year. Other times do not sort as text, and imported records may contain
 * anything.
 */
export const isKnownTime = (text: string): boolean =>
  ofFourDigits.test(text) && !Number.isNaN(Date.parse(text));

/** The end of a retention as stored text, ISO 8601. Returns undefined if `start` is not a known time. */
export function keptUntilText(retention: Retention, start: string): string | undefined {
  if (!isKnownTime(start)) return undefined;
  const end = keptUntil(retention, new Date(start));
  const text = Number.isNaN(end.getTime()) ? '' : end.toISOString();
  return isKnownTime(text) ? text : undefined;
}

/** End of the calendar year in Innsbruck. */
function endOfYear(moment: Date): number {
  const local = new Date(moment.getTime() + getInnsbruckUtcOffset(moment.getTime()) * hour);
  return Date.parse(innsbruckDay(`${local.getUTCFullYear() + 1}-01-01`)?.from ?? '');
}
