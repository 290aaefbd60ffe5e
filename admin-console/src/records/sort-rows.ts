import type { MarkedRecord } from '../duplicates/find-duplicates';
import { localeOf } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';
import { stepsPerPause } from '../slices/sliced-work';
import type { SlicedWork } from '../slices/sliced-work';
import { statusField } from './record-fields';
import { valueText } from './value-text';

export interface SortChoice {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

interface SortedRow {
  readonly key: string | number;
  readonly row: MarkedRecord;
}

type Comparison = (first: SortedRow, second: SortedRow) => number;

/** Rows that are sorted in one go; longer runs would hold up the page. */
const runLength = 1024;

/**
 * Rows in the order of a column, numbers by size and texts as the language orders them. Empty values come last
 * in both directions; equal ones keep their order.
 */
export function* sortRows(
  rows: readonly MarkedRecord[],
  choice: SortChoice | undefined,
  language: Language,
): SlicedWork<readonly MarkedRecord[]> {
  if (!choice) return rows;
  const compare = comparison(choice, language);
  let runs: SortedRow[][] = [];
  for (let start = 0; start < rows.length; start += runLength) {
    const run = rows.slice(start, start + runLength);
    runs.push(run.map((row) => ({ key: sortKey(row, choice.field), row })).sort(compare));
    yield;
  }
  while (runs.length > 1) runs = yield* mergePairs(runs, compare);
  return (runs[0] ?? []).map(({ row }) => row);
}

function* mergePairs(runs: readonly SortedRow[][], compare: Comparison): SlicedWork<SortedRow[][]> {
  const merged: SortedRow[][] = [];
  for (let place = 0; place < runs.length; place += 2)
    merged.push(yield* mergeRuns(runs[place] ?? [], runs[place + 1] ?? [], compare));
  return merged;
}

function* mergeRuns(
  first: readonly SortedRow[],
  second: readonly SortedRow[],
  compare: Comparison,
): SlicedWork<SortedRow[]> {
  const merged: SortedRow[] = [];
  let [left, right] = [0, 0];
  for (;;) {
    const [one, other] = [first[left], second[right]];
    if (one && (!other || compare(one, other) <= 0)) {
      merged.push(one);
      left += 1;
    } else if (other) {
      merged.push(other);
      right += 1;
    } else return merged;
    if (merged.length % stepsPerPause === 0) yield;
  }
}

function comparison({ direction }: SortChoice, language: Language): Comparison {
  const { compare } = new Intl.Collator(localeOf[language]);
  const sign = direction === 'asc' ? 1 : -1;
  return ({ key: first }, { key: second }) => {
    if (first === second) return 0;
    if (first === '') return 1;
    if (second === '') return -1;
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    return sign * compare(String(first), String(second));
  };
}

function sortKey({ record, status }: MarkedRecord, field: string): string | number {
  if (field === statusField) return status;
  const value = record[field];
  return typeof value === 'number' ? value : valueText(value);
}
