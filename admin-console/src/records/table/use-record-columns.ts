import { useContext, useMemo } from 'react';
import { GRID_CHECKBOX_SELECTION_FIELD } from '@mui/x-data-grid';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { RowMarksContext } from '../duplicates/row-marks';
import { receivedField } from '../../base/model/record-fields';
import type { SectionName } from '../../base/model/sections';
import { cardColumns, cardVisibility } from './card-columns';
import {
  exportedColumns,
  isColumnShown,
  getLinkedField,
  recordColumns,
  setColumnWidths,
} from './record-columns';
import type { TablePreferences } from './table-preferences';

interface ColumnsOptions {
  readonly kind: SectionName;
  readonly fields: readonly string[];
  readonly rows: readonly MarkedRecord[];
  readonly preferences: TablePreferences;
  readonly isCards: boolean;
}

/** A table's columns with widths that suit their formats and the available room; on a phone those of its cards. */
export function useRecordColumns({ kind, fields, rows, preferences, isCards }: ColumnsOptions) {
  const linked = getLinkedField(fields, preferences.columns);
  const columns = useMemo(() => recordColumns({ fields, linked }), [fields, linked]);
  const isTouched = useMediaQuery('(hover: none)', { noSsr: true });
  const hasDuplicates = rows.some(({ status }) => status === 'DUPLICATE');
  const { roomFor } = useContext(RowMarksContext);
  const marksWidth = useMemo(() => Math.max(0, ...rows.map(roomFor)), [rows, roomFor]);
  const { widths, sort } = preferences;
  const laidOut = useMemo(
    () =>
      isCards
        ? cardColumns(kind, columns, linked)
        : setColumnWidths(columns, {
            kind,
            linked,
            hasDuplicates,
            marksWidth,
            widths,
            sorted: sort.field,
            isTouched,
          }),
    [isCards, columns, linked, kind, hasDuplicates, marksWidth, widths, sort, isTouched],
  );
  const visibility = useMemo(
    () =>
      isCards
        ? { ...cardVisibility(columns, linked), [GRID_CHECKBOX_SELECTION_FIELD]: false }
        : {
            ...preferences.columns,
            [GRID_CHECKBOX_SELECTION_FIELD]: false,
            [receivedField]: isColumnShown(receivedField, preferences.columns),
          },
    [isCards, columns, linked, preferences],
  );
  const exported = exportedColumns(fields, preferences.columns);
  return { columns: laidOut, visibility, exported };
}
