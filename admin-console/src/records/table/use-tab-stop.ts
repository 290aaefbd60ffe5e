import { useEffect } from 'react';
import { gridTabIndexCellSelector } from '@mui/x-data-grid';
import type { useGridApiRef } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { statusField } from '../../base/model/record-fields';

/**
 * Moves the grid's only tab stop to the first row, or the first header, when its row is no longer on the page. The grid
 * itself leaves it there, and then no key leads into the grid.
 * @param rows the rows of the page
 */
export function useTabStop(
  apiRef: ReturnType<typeof useGridApiRef>,
  rows: readonly MarkedRecord[],
): void {
  useEffect(() => {
    const api = apiRef.current;
    const stop = api && gridTabIndexCellSelector(apiRef);
    if (!stop || rows.some(({ position }) => position === stop.id)) return;
    const [first] = rows;
    const tabIndex = {
      cell: first ? { id: first.position, field: statusField } : null,
      columnHeader: first ? null : { field: statusField },
    };
    api.setState((state) => ({ ...state, tabIndex: { ...state.tabIndex, ...tabIndex } }));
  }, [apiRef, rows]);
}
