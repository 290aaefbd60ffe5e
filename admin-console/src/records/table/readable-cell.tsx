import { useContext } from 'react';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { stopGridKeys } from '../../base/parts/stop-grid-keys';
import styles from './readable-cell.module.css';
import { estimateTextWidth } from './text-width';
import { WholeTextContext } from './whole-text-dialog';

/** A value of a record as text, never as HTML. One that does not fit its column is a button that shows all of it. */
export function ReadableCell(cell: GridRenderCellParams<MarkedRecord, string | number, string>) {
  const showWholeText = useContext(WholeTextContext);
  const text = cell.formattedValue ?? '';
  const { headerName = cell.field, computedWidth } = cell.colDef;
  if (estimateTextWidth(text) <= computedWidth && !text.includes('\n')) return text;
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
