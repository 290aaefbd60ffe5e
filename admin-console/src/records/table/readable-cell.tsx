import { useContext, useEffect, useState } from 'react';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { RecordLink } from '../review/parts/record-link';
import { stopGridKeys } from '../../base/parts/stop-grid-keys';
import styles from './readable-cell.module.css';
import { WholeTextContext } from './whole-text-dialog';

type Cell = GridRenderCellParams<MarkedRecord, string | number, string>;

/** A value of a record as text, never as HTML. One that does not fit its column is a button that shows all of it. */
export function ReadableCell(cell: Cell) {
  const showWholeText = useContext(WholeTextContext);
  const text = cell.formattedValue ?? '';
  const { headerName = cell.field } = cell.colDef;
  const isCut = useIsCut(cell);
  if (!isCut && !text.includes('\n')) return text;
  return (
    <button
      type="button"
      className={styles.cut}
      // The grid's arrow keys decide which cell is a stop for Tab.
      tabIndex={cell.tabIndex}
      aria-haspopup="dialog"
      onClick={() => showWholeText({ title: headerName, text })}
      onKeyDown={stopGridKeys}
    >
      {text}
    </button>
  );
}

/** The link to a record. What it has no room for is said under the pointer. */
export function LinkedCell(cell: Cell) {
  const { row, formattedValue: text = '', tabIndex } = cell;
  const title = useIsCut(cell) ? text : undefined;
  return <RecordLink record={row.record} text={text} title={title} tabIndex={tabIndex} />;
}

/** Whether the column has no room for all of the text. */
function useIsCut({ api, id, field, formattedValue }: Cell): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const cell = api.getCellElement(id, field);
    if (!cell || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      // A link and a button are as wide as their cell, and cut the text themselves.
      const box = cell.firstElementChild ?? cell;
      setCut(box.scrollWidth > box.clientWidth);
    });
    observer.observe(cell);
    return () => observer.disconnect();
  }, [api, id, field, formattedValue]);
  return isCut;
}
