import type { GridRenderCellParams } from '@mui/x-data-grid';
import { GridLongTextCell } from '@mui/x-data-grid';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { recordTableLabels } from './record-table-labels';

/** Longer texts are cut in the row, so they get a button that shows all of them. */
const longestInRow = 44;

/** A value of a record as text, never as HTML. One that may not fit can be opened by mouse, touch or Space. */
export function ReadableCell(cell: GridRenderCellParams<MarkedRecord, string | number, string>) {
  const text = cell.formattedValue ?? '';
  if (text.length <= longestInRow && !text.includes('\n')) return text;
  const labels = translate(recordTableLabels, consoleLanguage);
  return (
    <GridLongTextCell
      {...cell}
      value={text}
      slotProps={{
        // Only the cell that the arrow keys have reached is a stop for Tab.
        expandButton: { tabIndex: cell.tabIndex, 'aria-label': labels.showAll },
      }}
    />
  );
}
