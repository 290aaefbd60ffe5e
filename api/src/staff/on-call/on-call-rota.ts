import { daysAfter, toInnsbruckDay, toMonday } from 'contract/innsbruck-day';
import { shownWeeks } from 'contract/on-call-requests';

const week = 7 * 24 * 3_600_000;

/** Who is on call, as it is stored. Accounts may have left since. */
export interface Rota {
  readonly version: number;
  /** Ids of accounts. */
  readonly list: readonly string[];
  /** The Monday of the week in which the first of the list is on call. */
  readonly start: string;
  /** The account that staff chose for a week, by its Monday. */
  readonly changes: Readonly<Record<string, string>>;
}

export const emptyRota: Rota = { version: 0, list: [], start: '2000-01-03', changes: {} };

/** The Monday of the week of a moment in Innsbruck, YYYY-MM-DD. */
export const mondayOf = (moment: Date): string => toMonday(toInnsbruckDay(moment));

/** This week and those after it, by their Mondays. */
export const weeksFrom = (moment: Date): readonly string[] =>
  Array.from({ length: shownWeeks }, (_, ahead) => daysAfter(mondayOf(moment), ahead * 7));

/** The list as it is asked in a week: whose turn it is, and then the others. */
export function turnsOf({ list, start }: Rota, monday: string): readonly string[] {
  if (list.length === 0) return [];
  const passed = Math.round((Date.parse(monday) - Date.parse(start)) / week);
  const first = ((passed % list.length) + list.length) % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}

/** The accounts that are told in a week, one after the other. */
export function orderOf(rota: Rota, monday: string): readonly string[] {
  const chosen = rota.changes[monday];
  return [...new Set([...(chosen === undefined ? [] : [chosen]), ...turnsOf(rota, monday)])];
}
