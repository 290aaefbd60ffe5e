import type { GridColDef } from '@mui/x-data-grid';
import type { Language } from 'shared-ui/language';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { StatusTag } from '../duplicates/status-tag';
import { fieldLabel } from './field-labels';
import { ReadableCell } from './readable-cell';
import { statusField } from './record-fields';
import { estimateTextWidth } from './text-width';
import { valueText } from './value-text';

/** How many rows, from all over the list, the width of a column is taken from. */
const sampleSize = 60;
/** In pixels. */
const narrowest = 90;
const widest = 330;

/** Status first, then a column for each field (SPEC 2.10). `rows` only decide how wide they are. */
export function recordColumns(
  fields: readonly string[],
  rows: readonly MarkedRecord[],
  language: Language,
  statusHeader: string,
): GridColDef<MarkedRecord>[] {
  const step = Math.ceil(rows.length / sampleSize);
  const sample = rows.filter((_row, place) => place % step === 0);
  return [
    {
      field: statusField,
      headerName: statusHeader,
      width: 132,
      hideable: false,
      valueGetter: (_value, { status }) => status,
      renderCell: ({ row }) => <StatusTag status={row.status} />,
    },
    ...fields.map((field) => {
      const headerName = fieldLabel(field, language);
      const texts = sample.map(({ record }) => valueText(record[field]));
      return { ...fieldColumn(field), headerName, ...columnWidth(headerName, texts) };
    }),
  ];
}

/** A number stays one, so that amounts sort by size; what is seen and searched is its text. */
const fieldColumn = (field: string): GridColDef<MarkedRecord> => ({
  field,
  valueGetter: (_value, { record }) => {
    const value = record[field];
    return typeof value === 'number' ? value : valueText(value);
  },
  valueFormatter: valueText,
  renderCell: (cell) => <ReadableCell {...cell} />,
});

/** As wide as what most rows say, within reason; columns share the space that is left. */
function columnWidth(headerName: string, texts: readonly string[]) {
  const widths = texts.map(estimateTextWidth).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length * 0.9)] ?? 0;
  // The header needs room for its sort arrow and its menu.
  const needed = Math.max(estimateTextWidth(headerName) + 30, usual, narrowest);
  const minWidth = Math.min(needed, widest);
  return { minWidth, flex: minWidth };
}
