import { useCallback } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import { searchRows } from '../lists/search-rows';
import { sortRows } from '../lists/sort-rows';
import type { SortChoice } from '../lists/sort-rows';

export interface TableView {
  /** All rows that were found, on all pages, in the table's order. */
  readonly rows: readonly MarkedRecord[];
  /** Whether `rows` still belong to the previous search or order. */
  readonly isPending: boolean;
}

const none: readonly MarkedRecord[] = [];

/** Searches and sorts the rows of a table. The grid gets one page of them. */
export function useTableView(
  rows: readonly MarkedRecord[],
  words: readonly string[],
  sort: SortChoice,
): TableView {
  const begin = useCallback(
    function* (): TimeSlicedTask<readonly MarkedRecord[]> {
      const found = yield* searchRows(rows, words);
      return yield* sortRows(found, sort);
    },
    [rows, words, sort],
  );
  const { result, isPending } = useTimeSlicedTask(begin);
  return { rows: result ?? none, isPending };
}
