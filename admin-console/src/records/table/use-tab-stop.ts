import { useEffect } from 'react';
import { gridTabIndexCellSelector } from '@mui/x-data-grid';
import type { useGridApiRef } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { statusField } from '../../base/model/record-fields';

/**
 * Gives the grid's one stop for Tab to the first row, or the first header, when the row that has it is not on the page
 * any more. By itself the grid leaves it with that row, and then no key leads into the grid.
 * @param rows those of the page
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
