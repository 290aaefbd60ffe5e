import { useContext, useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { gridClasses } from '@mui/x-data-grid';
import type { GridEventListener, GridPaginationModel, useGridApiRef } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { RecordOpeningContext, getRecordId } from './store/open-record';
import { useRowOrder } from './store/use-row-order';
import { useFocusAfterRemoval } from './use-focus-after-removal';
import { isRowClick } from './parts/record-link';
import styles from './parts/record-link.module.css';
import { useOpenPerson } from '../../base/parts/person-link';
import { isShortcut } from '../../session/shortcut';

/** What keys do with the selection of a table. */
export interface SelectionKeys {
  /** Selects or deselects a row, with Shift also those from the one that was toggled last. */
  readonly toggle: (row: MarkedRecord, event: KeyboardEvent) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

interface GridPages {
  readonly paginationModel: { readonly page: number; readonly pageSize: number };
  readonly onPaginationModelChange: (model: GridPaginationModel) => void;
}

type GridRef = ReturnType<typeof useGridApiRef>;

/**
 * Adds keys to a grid of records: Enter and a click open the row's record, j and k go to the next and the previous row,
 * x selects it, d marks it as done, p opens the person, ? lists the keys. They act only while the grid has the focus (WCAG 2.1.4).
 * @param rows all rows of the table, on all pages, in its order
 * @param selection undefined where rows cannot be selected
 */
export function useGridReview(
  apiRef: GridRef,
  rows: readonly MarkedRecord[],
  pages: GridPages,
  selection: SelectionKeys | undefined,
) {
  const opening = useContext(RecordOpeningContext);
  const openId = opening?.openId;
  const openPerson = useOpenPerson();
  useRowOrder(rows);
  const goTo = useRowAccess(apiRef, rows, pages, openId);
  useFocusAfterRemoval(apiRef, rows, goTo);

  const onCellKeyDown: GridEventListener<'cellKeyDown'> = ({ row, field }, event) => {
    if (!opening || !isShortcut(event)) return;
    const { key } = event;
    const recordId = idOf(row as MarkedRecord);
    if (key === 'Enter' && recordId !== undefined) opening.open(recordId);
    else if (key === 'j' || key === 'k') {
      const next = rows[rows.indexOf(row as MarkedRecord) + (key === 'j' ? 1 : -1)];
      if (next) goTo(next, { field });
      const nextId = next && idOf(next);
      if (openId !== undefined && nextId !== undefined) opening.open(nextId);
    } else if (key === 'x' || key === ' ') selection?.toggle(row as MarkedRecord, event);
    else if (key === 'X') selection?.selectAll();
    else if (key === 'Escape') selection?.clear();
    else if (key === 'p' && recordId !== undefined) openPerson(recordId);
    else if (key === 'd') void opening.toggleDone((row as MarkedRecord).record);
    else if (key === '?') opening.showShortcuts();
    // The key / reaches the handler around the grid, which focuses the search; the grid would take the focus back.
    else if (key !== '/') return;
    if (key !== '/') event.preventDefault();
    event.defaultMuiPrevented = true;
  };
  const onRowClick: GridEventListener<'rowClick'> = ({ row }, event) => {
    const recordId = idOf(row as MarkedRecord);
    if (recordId !== undefined && isRowClick(event)) opening?.open(recordId);
  };
  const getRowClassName = ({ row }: { readonly row: MarkedRecord }) => {
    const id = opening && idOf(row);
    if (id === undefined) return '';
    return `${styles.row} ${id === openId ? styles.openRow : ''}`;
  };
  return { gridReview: { onCellKeyDown, onRowClick, getRowClassName }, goTo };
}

const idOf = ({ record }: MarkedRecord) => getRecordId(record);

interface RowAccess {
  /** The column whose cell gets the focus; without it the focus does not move. */
  readonly field?: string | undefined;
  /** Whether not to scroll if a part of the row is in sight. */
  readonly staysInPlace?: boolean;
}

interface RowTarget extends RowAccess {
  readonly row: MarkedRecord;
}

/** Whether any part of a row is visible in its table. */
function isInSight(api: NonNullable<GridRef['current']>, { position }: MarkedRecord): boolean {
  const row = api.getRowElement(position);
  const view = row?.closest(`.${gridClasses.virtualScroller}`);
  if (!row || !view) return false;
  const [own, whole] = [row.getBoundingClientRect(), view.getBoundingClientRect()];
  return own.bottom > whole.top && own.top < whole.bottom;
}

/** Goes to a row's page, scrolls to it and focuses its cell in a column. It does the same for the open record. */
function useRowAccess(
  apiRef: GridRef,
  rows: readonly MarkedRecord[],
  { paginationModel, onPaginationModelChange }: GridPages,
  openId: string | undefined,
) {
  const { page, pageSize } = paginationModel;
  const pendingTarget = useRef<RowTarget>(undefined);
  const turnTo = (row: MarkedRecord, { field, staysInPlace = false }: RowAccess = {}) => {
    pendingTarget.current = { row, field, staysInPlace };
    const place = rows.indexOf(row);
    const itsPage = Math.floor(place / pageSize);
    if (itsPage === page) show();
    else onPaginationModelChange({ page: itsPage, pageSize });
  };
  const show = () => {
    const [api, target] = [apiRef.current, pendingTarget.current];
    pendingTarget.current = undefined;
    if (!api || !target) return;
    if (!target.staysInPlace || !isInSight(api, target.row))
      api.scrollToIndexes({ rowIndex: rows.indexOf(target.row) });
    if (target.field !== undefined) api.setCellFocus(target.row.position, target.field);
  };
  // The rows of another page exist once the grid was rendered with them.
  useEffect(() => {
    if (pendingTarget.current) show();
  });
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    if (shownId.current === openId) return;
    const open = openId !== undefined && rows.find((row) => idOf(row) === openId);
    // A row that was clicked stays under the pointer; one that was navigated to is scrolled into view.
    if (open) turnTo(open, { staysInPlace: shownId.current === undefined });
    if (open || openId === undefined) shownId.current = openId;
  });
  return turnTo;
}
