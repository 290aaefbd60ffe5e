import { useContext, useEffect, useState } from 'react';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import { recordName } from 'contract/record-identity';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { PersonLink } from '../../base/parts/person-link';
import { getRecordId } from '../review/store/open-record';
import { RecordLink } from '../review/parts/record-link';
import { reviewTexts } from '../review/store/review.texts';
import { stopGridKeys } from '../../base/parts/stop-grid-keys';
import styles from './readable-cell.module.css';
import { WholeTextContext } from './whole-text-dialog';

type Cell = GridRenderCellParams<MarkedRecord, string | number, string>;

/** A value of a record as text, never as HTML. If it does not fit its column, it is a button that shows all of it. */
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
      // The grid's arrow keys determine which cell is the tab stop.
      tabIndex={cell.tabIndex}
      aria-haspopup="dialog"
      onClick={() => showWholeText({ title: headerName, text })}
      onKeyDown={stopGridKeys}
    >
      {text}
    </button>
  );
}

/** The link to a record, whose title has the full text if the cell has no room for it, and the link to its person. */
export function LinkedCell({ isAlone, ...cell }: Cell & { readonly isAlone?: boolean }) {
  const { row, formattedValue: text = '', tabIndex } = cell;
  const title = useIsCut(cell) ? text : undefined;
  const recordId = getRecordId(row.record);
  const link = <RecordLink record={row.record} text={text} title={title} tabIndex={tabIndex} />;
  if (isAlone) return link;
  return (
    <span className={styles.linked}>
      {link}
      {recordId !== undefined && (
        <PersonLink id={recordId} name={recordName(row.record) || reviewTexts.nameless} isUnnamed />
      )}
    </span>
  );
}

/** Whether the column is too narrow for the text. */
function useIsCut({ api, id, field, formattedValue }: Cell): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const cell = api.getCellElement(id, field);
    if (!cell || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      // A link and a button are as wide as their cell and clip the text themselves.
      const box = cell.querySelector('a, button') ?? cell;
      setCut(box.scrollWidth > box.clientWidth);
    });
    observer.observe(cell);
    return () => observer.disconnect();
  }, [api, id, field, formattedValue]);
  return isCut;
}
