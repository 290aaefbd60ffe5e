import { useMemo, useState } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TableView } from './use-table-view';

export interface TablePage {
  /** Counts from 0. */
  readonly number: number;
  readonly rows: readonly MarkedRecord[];
  readonly turnTo: (number: number) => void;
}

/** The visible page of a table: the last one if the wanted number no longer exists. */
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
