import { formatValue } from '../../base/model/format-value';
import { locale } from 'contract/language';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { mergeSort } from '../../base/time-slices/merge-sort';
import { stepsPerPause } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import { receivedField, statusField } from '../../base/model/record-fields';
import { sortTexts } from './sort-texts';

export interface SortChoice {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** The initial order of a queue. */
export const newestFirst: SortChoice = { field: receivedField, direction: 'desc' };

export const isNewestFirst = ({ field, direction }: SortChoice): boolean =>
  field === receivedField && direction === 'desc';

/** Whether this is the order of the lists (requirements 10.1), in which arrivals join the end. */
export const isOldestFirst = ({ field, direction }: SortChoice): boolean =>
  field === receivedField && direction === 'asc';

/** Rows grouped by the type of their value in a column. */
class ColumnValues {
  readonly numbers: { readonly value: number; readonly row: MarkedRecord }[] = [];
  readonly texts: string[] = [];
  readonly textRows: MarkedRecord[] = [];
  readonly empty: MarkedRecord[] = [];

  add(row: MarkedRecord, field: string): void {
    const value = field === statusField ? row.status : row.record[field];
    const text = typeof value === 'number' ? '' : formatValue(value);
    if (typeof value === 'number') this.numbers.push({ value, row });
    else if (text === '') this.empty.push(row);
    else {
      this.texts.push(text);
      this.textRows.push(row);
    }
  }
}

/**
 * Sorts rows, given oldest first, by a column: numbers by size, then texts in the language's order. Empty values come
 * last in both directions; the sort is stable.
 * @param placeOf by which place in the whole list a row counts when the newest come first
 */
export function* sortRows(
  rows: readonly MarkedRecord[],
  choice: SortChoice,
  placeOf = ({ position }: MarkedRecord) => position,
): TimeSlicedTask<readonly MarkedRecord[]> {
  if (isOldestFirst(choice)) return rows;
  if (choice.field === receivedField) return yield* sortNewestFirst(rows, placeOf);
  const sign = choice.direction === 'asc' ? 1 : -1;
  const values = new ColumnValues();
  for (const [place, row] of rows.entries()) {
    values.add(row, choice.field);
    if (place % stepsPerPause === 0) yield;
  }
  const numbers = yield* mergeSort(
    values.numbers,
    (one, other) => sign * (one.value - other.value),
  );
  const texts = yield* sortTexts(values.texts, sign, locale);
  const byNumber = numbers.map(({ row }) => row);
  const byText = texts.map((place) => values.textRows[place] as MarkedRecord);
  return (sign === 1 ? byNumber.concat(byText) : byText.concat(byNumber)).concat(values.empty);
}

function* sortNewestFirst(
  rows: readonly MarkedRecord[],
  placeOf: (row: MarkedRecord) => number,
): TimeSlicedTask<readonly MarkedRecord[]> {
  const placed = rows.toReversed().map((row) => ({ row, place: placeOf(row) }));
  // Most lists are in order already.
  const isSorted = placed.every(({ row, place }) => place === row.position);
  const sorted = isSorted
    ? placed
    : yield* mergeSort(placed, (one, other) => other.place - one.place);
  return sorted.map(({ row }) => row);
}
