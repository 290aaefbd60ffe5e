import { useCallback, useContext } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { RowMarksContext } from '../duplicates/row-marks';
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

/**
 * Searches and sorts the rows of a table. The grid gets one page of them. In the initial order a row counts by its
 * newest open repeat, which is hidden behind it.
 * @param isHeld whether a repeat came while the table was open: it must not move what is being read
 */
export function useTableView(
  rows: readonly MarkedRecord[],
  words: readonly string[],
  sort: SortChoice,
  isHeld: (row: MarkedRecord) => boolean,
): TableView {
  const { hiddenRepeatOf } = useContext(RowMarksContext);
  const begin = useCallback(
    function* (): TimeSlicedTask<readonly MarkedRecord[]> {
      const found = yield* searchRows(rows, words);
      return yield* sortRows(found, sort, (row) => {
        const repeat = hiddenRepeatOf(row);
        return (repeat && !isHeld(repeat) ? repeat : row).position;
      });
    },
    [rows, words, sort, hiddenRepeatOf, isHeld],
  );
  const { result, isPending } = useTimeSlicedTask(begin);
  return { rows: result ?? none, isPending };
}
