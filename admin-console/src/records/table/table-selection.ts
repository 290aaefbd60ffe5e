import { createContext, useContext, useMemo } from 'react';
import type { DataGridProps, GridRowSelectionModel, useGridApiRef } from '@mui/x-data-grid';
import type { Selection } from '../bulk/use-selection';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { SelectionKeys } from '../review/use-grid-review';
import { RecordOpeningContext, getRecordId } from '../review/store/open-record';

/** The selected records of a section; undefined around tables whose rows cannot be selected. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/**
 * The grid's props for the selection, and what keys do with it. The grid knows the rows of one page; the section keeps
 * the ids of all.
 * @param rows the rows of the page
 */
export function useTableSelection(
  apiRef: ReturnType<typeof useGridApiRef>,
  rows: readonly MarkedRecord[],
) {
  const selection = useContext(SelectionContext);
  const order = useContext(RecordOpeningContext)?.order;
  const selectedIds = selection?.ids;
  const rowSelectionModel = useMemo<GridRowSelectionModel>(() => {
    const selected = rows.filter(({ record }) => selectedIds?.has(getRecordId(record) ?? ''));
    return { type: 'include', ids: new Set(selected.map(({ position }) => position)) };
  }, [rows, selectedIds]);
  if (!selection) return { gridSelection: { rowSelection: false }, selectionKeys: undefined };
  const idsOf = (positions: GridRowSelectionModel['ids'], without: GridRowSelectionModel['ids']) =>
    rows
      .filter(({ position }) => positions.has(position) && !without.has(position))
      .flatMap(({ record }) => getRecordId(record) ?? []);
  const gridSelection = {
    rowSelection: true,
    // This allows several; the Status cell shows what looks like a checkbox (requirements 2.10 fix the columns).
    checkboxSelection: true,
    disableRowSelectionOnClick: true,
    disableRowSelectionExcludeModel: true,
    // The grid would deselect what is on another page.
    keepNonExistentRowsSelected: true,
    rowSelectionModel,
    onRowSelectionModelChange: ({ ids }) => {
      const [more, fewer] = [idsOf(ids, rowSelectionModel.ids), idsOf(rowSelectionModel.ids, ids)];
      if (more.length > 0) selection.add(more);
      if (fewer.length > 0) selection.remove(fewer);
    },
  } satisfies Partial<DataGridProps<MarkedRecord>>;
  const selectionKeys: SelectionKeys = {
    toggle: ({ position: id }, event) => {
      const value = !apiRef.current?.isRowSelected(id);
      // The grid looks at nothing of the event but whether Shift is pressed.
      apiRef.current?.publishEvent('rowSelectionCheckboxChange', { id, value }, event as never);
    },
    selectAll: () => selection.add(order?.all() ?? []),
    clear: selection.clear,
  };
  return { gridSelection, selectionKeys };
}
