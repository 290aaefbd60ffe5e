import { hoursAhead } from '../site/services/innsbruck-clock';
import { innsbruckDay } from '../site/services/innsbruck-day';
import type { Retention } from './processing';

const hour = 3_600_000;

/**
 * When the time of keeping is over.
 * @param start when what `retention.from` names happened; of `year-end`, when the record was sent
 */
export const keptUntil = ({ from, days }: Retention, start: Date): Date =>
  new Date((from === 'year-end' ? endOfYear(start) : start.getTime()) + days * 24 * hour);

const ofFourDigits = /^\d{4}-\d\d-\d\dT/;

/** Whether a text is a time whose year has four digits. Others do not sort by time, and imported records may say anything. */
export const isKnownTime = (text: string): boolean =>
  ofFourDigits.test(text) && !Number.isNaN(Date.parse(text));

/** The same of a time as it is stored, ISO 8601. Undefined where no such time says when. */
export function keptUntilText(retention: Retention, start: string): string | undefined {
  if (!isKnownTime(start)) return undefined;
  const end = keptUntil(retention, new Date(start));
  const text = Number.isNaN(end.getTime()) ? '' : end.toISOString();
  return isKnownTime(text) ? text : undefined;
}

/** Of the calendar year by Innsbruck's clock. */
function endOfYear(moment: Date): number {
  const local = new Date(moment.getTime() + hoursAhead(moment.getTime()) * hour);
  return Date.parse(innsbruckDay(`${local.getUTCFullYear() + 1}-01-01`)?.from ?? '');
}
