import { useEffect, useRef } from 'react';
import { gridFocusCellSelector } from '@mui/x-data-grid';
import type { useGridApiRef } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';

/**
 * Moves the focus to the next row when its row leaves the table, like one that was marked as done among the open ones.
 * The grid itself would go to the first row.
 * @param rows all rows of the table, on all pages, in its order
 * @param goTo focuses the cell of a row in a column
 */
export function useFocusAfterRemoval(
  apiRef: ReturnType<typeof useGridApiRef>,
  rows: readonly MarkedRecord[],
  goTo: (row: MarkedRecord, access: { readonly field: string }) => void,
): void {
  const rowsBefore = useRef(rows);
  useEffect(() => {
    const before = rowsBefore.current;
    rowsBefore.current = rows;
    const cell = apiRef.current && gridFocusCellSelector(apiRef);
    const [api, focused] = [apiRef.current, document.activeElement];
    if (before === rows || !api || !cell || rows.some(({ position }) => position === cell.id))
      return;
    // An element that is removed leaves the focus to the body; anywhere else the user has put it.
    if (focused !== document.body && !api.getRowElement(cell.id)?.contains(focused)) return;
    const place = before.findIndex(({ position }) => position === cell.id);
    const next = rows[Math.min(place, rows.length - 1)];
    if (next) goTo(next, { field: cell.field });
    else if (place !== -1) api.setColumnHeaderFocus(cell.field);
  });
}
