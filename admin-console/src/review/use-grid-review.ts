import { useContext, useEffect, useRef } from 'react';
import type { GridEventListener, GridPaginationModel, useGridApiRef } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { RecordOpeningContext, recordIdOf } from './store/open-record';
import styles from './parts/record-opener.module.css';
import { isShortcut } from './store/shortcut';

/** The page of rows that a grid has. */
interface GridPages {
  readonly paginationModel: { readonly page: number; readonly pageSize: number };
  readonly onPaginationModelChange: (model: GridPaginationModel) => void;
}

type GridRef = ReturnType<typeof useGridApiRef>;

/**
 * What a grid of records does beyond showing them: Enter and a double click open the record of the row, j and k
 * go to the next and the previous row, x marks it as done, ? explains the keys. They work only while the grid
 * has the focus (WCAG 2.1.4).
 * @param rows all rows of the table, on all pages, in its order
 */
export function useGridReview(apiRef: GridRef, rows: readonly MarkedRecord[], pages: GridPages) {
  const opening = useContext(RecordOpeningContext);
  const openId = opening?.openId;
  const order = opening?.order;
  useEffect(() => order?.register(() => rows.flatMap((row) => idOf(row) ?? [])), [order, rows]);
  const goTo = useRowAccess(apiRef, rows, pages, openId);

  const onCellKeyDown: GridEventListener<'cellKeyDown'> = ({ row, field }, event) => {
    if (!opening || !isShortcut(event)) return;
    const { key } = event;
    const recordId = idOf(row as MarkedRecord);
    if (key === 'Enter' && recordId !== undefined) opening.open(recordId);
    else if (key === 'j' || key === 'k') {
      const next = rows[rows.indexOf(row as MarkedRecord) + (key === 'j' ? 1 : -1)];
      if (next) goTo(next, field);
      const nextId = next && idOf(next);
      if (openId !== undefined && nextId !== undefined) opening.open(nextId);
    } else if (key === 'x') void opening.toggleDone((row as MarkedRecord).record);
    else if (key === '?') opening.showShortcuts();
    else return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };
  const onRowDoubleClick: GridEventListener<'rowDoubleClick'> = ({ row }) => {
    const recordId = idOf(row as MarkedRecord);
    if (recordId !== undefined) opening?.open(recordId);
  };
  const getRowClassName = ({ row }: { readonly row: MarkedRecord }) =>
    openId !== undefined && idOf(row) === openId ? (styles.openRow ?? '') : '';
  return { gridReview: { onCellKeyDown, onRowDoubleClick, getRowClassName }, goTo };
}

const idOf = ({ record }: MarkedRecord) => recordIdOf(record);

/** Turns to a row's page, scrolls to it and focuses its cell in a column. The open record is shown likewise. */
function useRowAccess(
  apiRef: GridRef,
  rows: readonly MarkedRecord[],
  { paginationModel, onPaginationModelChange }: GridPages,
  openId: string | undefined,
) {
  const { page, pageSize } = paginationModel;
  const wanted = useRef<{ readonly row: MarkedRecord; readonly field?: string }>(undefined);
  const turnTo = (row: MarkedRecord, field?: string) => {
    wanted.current = { row, ...(field !== undefined && { field }) };
    const place = rows.indexOf(row);
    const itsPage = Math.floor(place / pageSize);
    if (itsPage === page) show();
    else onPaginationModelChange({ page: itsPage, pageSize });
  };
  const show = () => {
    const [api, target] = [apiRef.current, wanted.current];
    wanted.current = undefined;
    if (!api || !target) return;
    api.scrollToIndexes({ rowIndex: rows.indexOf(target.row) });
    if (target.field !== undefined) api.setCellFocus(target.row.position, target.field);
  };
  // The rows of another page are there once the grid was rendered with them.
  useEffect(() => {
    if (wanted.current) show();
  });
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    if (shownId.current === openId) return;
    const open = openId !== undefined && rows.find((row) => idOf(row) === openId);
    if (open) turnTo(open);
    if (open || openId === undefined) shownId.current = openId;
  });
  return turnTo;
}
