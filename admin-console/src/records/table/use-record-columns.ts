import { useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { receivedField } from '../../base/model/record-fields';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';
import { useAvailableWidth } from '../../base/parts/available-width';
import { cardColumns, cardVisibility } from './card-columns';
import {
  columnNeeds,
  isColumnShown,
  linkedField,
  recordColumns,
  withWidths,
} from './record-columns';
import { recordTableTexts } from './record-table.texts';
import type { TablePreferences } from './table-preferences';

interface ColumnsOptions {
  readonly kind: SectionName;
  readonly fields: readonly string[];
  /** The rows that the widths are taken from. */
  readonly sample: readonly MarkedRecord[];
  readonly preferences: TablePreferences;
  readonly isCards: boolean;
}

/** A table's columns, as wide as what the page shows asks for and the room allows; on a phone those of its cards. */
export function useRecordColumns({ kind, fields, sample, preferences, isCards }: ColumnsOptions) {
  const room = useAvailableWidth();
  const linked = linkedField(fields, preferences.columns);
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
  const sorted = preferences.sort.field;
  const needs = useMemo(
    () => columnNeeds(fields, sample, { linked, sorted, isTouched }),
    [fields, sample, linked, sorted, isTouched],
  );
  const laidOut = useMemo(
    () =>
      isCards
        ? cardColumns(columns, linked, sections[kind].content)
        : withWidths(columns, { needs, preferences, room }),
    [isCards, columns, linked, kind, needs, preferences, room],
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
