import { hoursAhead } from '../site/innsbruck-clock';
import { innsbruckDay } from '../site/innsbruck-day';
import type { Retention } from './processing';

const hour = 3_600_000;

/**
 * When the time of keeping is over.
 * @param start when what `retention.from` names happened; of `year-end`, when the record was sent
 */
export const keptUntil = ({ from, days }: Retention, start: Date): Date =>
  new Date((from === 'year-end' ? endOfYear(start) : start.getTime()) + days * 24 * hour);

/** Of the calendar year by Innsbruck's clock. */
function endOfYear(moment: Date): number {
  const local = new Date(moment.getTime() + hoursAhead(moment.getTime()) * hour);
  return Date.parse(innsbruckDay(`${local.getUTCFullYear() + 1}-01-01`)?.from ?? '');
}
