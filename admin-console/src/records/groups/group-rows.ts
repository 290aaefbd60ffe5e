import { maxGroups } from 'contract/summary-requests';
import { contractUmlauts, readSearchedText } from 'contract/searched-words';
import { formatValue } from '../../base/model/format-value';
import { innsbruckNumbers } from '../../base/model/innsbruck-time';
import { receivedField } from '../../base/model/record-fields';
import { stepsPerPause } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { getRecordId } from '../review/store/open-record';
import type { ReviewIndex } from '../review/store/review-index';
import type { GroupBy } from './group-by';

/** What is computed of rows. */
export interface RowTotals {
  readonly count: number;
  /** Euros; undefined in a section without an amount. */
  readonly sum: number | undefined;
  /** Of the rows that have an amount; undefined if none has. */
  readonly average: number | undefined;
}

export interface RowGroup extends RowTotals {
  /**
   * What its rows have in common: a month as YYYY-MM, a review state, the id of an assignee, or a folded text. Empty
   * where they have nothing, and undefined for all small groups beyond `maxGroups` together.
   */
  readonly key: string | undefined;
  /** In their order. */
  readonly rows: readonly MarkedRecord[];
}

/** Groups rows: months newest first, other groups by their size. What has no value comes last. */
export function* groupRows(
  rows: readonly MarkedRecord[],
  by: GroupBy,
  reviews: ReviewIndex['reviews'],
  amount: string | undefined,
): TimeSlicedTask<readonly RowGroup[]> {
  const found = new Map<string, MarkedRecord[]>();
  const keys = new Map<unknown, string>();
  for (const [place, row] of rows.entries()) {
    if (place % stepsPerPause === 0) yield;
    const key = keyOf(row, by, reviews, keys);
    const group = found.get(key);
    if (group) group.push(row);
    else found.set(key, [row]);
  }
  const sorted = [...found].sort(([one, some], [other, more]) => {
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return by === 'month' ? (one < other ? 1 : -1) : more.length - some.length;
  });
  const groups: RowGroup[] = [];
  for (const [key, some] of sorted.slice(0, maxGroups))
    groups.push({ key, rows: some, ...(yield* sumRows(some, amount)) });
  const others = sorted.slice(maxGroups).flatMap(([, some]) => some);
  if (others.length > 0)
    groups.push({ key: undefined, rows: others, ...(yield* sumRows(others, amount)) });
  return groups;
}

function keyOf(
  { record }: MarkedRecord,
  by: GroupBy,
  reviews: ReviewIndex['reviews'],
  known: Map<unknown, string>,
): string {
  if (by === 'state') return reviews.get(getRecordId(record) ?? '')?.state ?? 'new';
  if (by === 'assignee') return reviews.get(getRecordId(record) ?? '')?.assignee ?? '';
  if (by === 'month') {
    const received = innsbruckNumbers(record[receivedField]);
    return received ? `${received.year}-${String(received.month).padStart(2, '0')}` : '';
  }
  const value = record[by];
  // A cache, because a long list repeats the same few values.
  const key = known.get(value) ?? foldValue(value);
  known.set(value, key);
  return key;
}

/** A value as filters compare it, so that a group holds the spellings that its list finds. */
const foldValue = (value: unknown): string =>
  contractUmlauts(readSearchedText(formatValue(value).trim().replace(/\s+/g, ' '))[0]);

/** Sums in cents, because fractions of euros do not add up. */
export function* sumRows(
  rows: readonly MarkedRecord[],
  amount: string | undefined,
): TimeSlicedTask<RowTotals> {
  const count = rows.length;
  if (amount === undefined) return { count, sum: undefined, average: undefined };
  let cents = 0;
  let known = 0;
  for (const [place, { record }] of rows.entries()) {
    if (place % stepsPerPause === 0) yield;
    const value = record[amount];
    if (typeof value !== 'number') continue;
    cents += Math.round(value * 100);
    known += 1;
  }
  const average = known === 0 ? undefined : Math.round(cents / known) / 100;
  return { count, sum: cents / 100, average };
}
