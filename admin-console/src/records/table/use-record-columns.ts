import { useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { receivedField } from '../../base/model/record-fields';
import type { SectionName } from '../../base/model/sections';
import { cardColumns, cardVisibility } from './card-columns';
import { isColumnShown, getLinkedField, recordColumns, setColumnWidths } from './record-columns';
import { recordTableTexts } from './record-table.texts';
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
  const columns = useMemo(
    () =>
      recordColumns({
        fields,
        linked,
        statusHeader: recordTableTexts.status,
      }),
    [fields, linked],
  );
  const isTouched = useMediaQuery('(hover: none)', { noSsr: true });
  const hasDuplicates = rows.some(({ status }) => status === 'DUPLICATE');
  const { widths, sort } = preferences;
  const laidOut = useMemo(
    () =>
      isCards
        ? cardColumns(kind, columns, linked)
        : setColumnWidths(columns, { kind, hasDuplicates, widths, sorted: sort.field, isTouched }),
    [isCards, columns, linked, kind, hasDuplicates, widths, sort, isTouched],
  );
  const visibility = useMemo(
    () =>
      isCards
        ? cardVisibility(columns, linked)
        : {
            ...preferences.columns,
            [receivedField]: isColumnShown(receivedField, preferences.columns),
          },
    [isCards, columns, linked, preferences],
  );
  const exported = columns
    .filter(({ field }) => isColumnShown(field, preferences.columns))
    .map(({ field, headerName = field }) => ({ field, header: headerName }));
  return { columns: laidOut, visibility, exported };
}
