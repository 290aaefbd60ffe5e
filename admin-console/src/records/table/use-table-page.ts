import { useMemo, useState } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TablePreferences } from './table-preferences';
import type { TableView } from './use-table-view';

export interface TablePage {
  /** From 0. */
  readonly number: number;
  readonly rows: readonly MarkedRecord[];
  readonly turnTo: (number: number) => void;
}

/** The page of a table that is shown: the last one where there is none of that number any more. */
export function useTablePage({ rows }: TableView, pageSize: number): TablePage {
  const [wanted, turnTo] = useState(0);
  const number = Math.min(wanted, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
  const start = number * pageSize;
  return {
    number,
    rows: useMemo(() => rows.slice(start, start + pageSize), [rows, start, pageSize]),
    turnTo,
  };
}

/**
 * The rows that the widths of the columns are taken from: those of the page that the reader turned to or put in order.
 * What arrives, and what is searched for, changes no width under the reader's eyes.
 */
export function useSampleRows(
  { isPending }: TableView,
  { number, rows }: TablePage,
  { pageSize, sort }: TablePreferences,
): readonly MarkedRecord[] {
  const asked = `${number} ${pageSize} ${sort.field} ${sort.direction}`;
  const [sample, setSample] = useState({ asked, rows });
  const isOutdated = sample.asked !== asked || sample.rows.length === 0;
  if (isOutdated && !isPending && rows.length > 0) setSample({ asked, rows });
  return sample.rows;
}
