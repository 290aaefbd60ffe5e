import { useMemo } from 'react';
import type { RecordKind } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { isGiftSection } from '../groups/gift-sections';
import type { SortChoice } from '../lists/sort-rows';
import { receivedField } from '../../base/model/record-fields';
import { useTableView } from './use-table-view';
import type { TableView } from './use-table-view';

interface CountedRows extends TableView {
  /** How many of the rows are duplicates that the table hides. */
  readonly repeatCount: number;
  /** How many duplicates were found that are no part of the rows, because the table hides them. */
  readonly leftOutCount: number;
}

export interface FoundRows {
  readonly kind: RecordKind;
  /** What the table shows on all its pages. */
  readonly view: TableView;
  /** All rows of the table, whether they are found or not. */
  readonly rows: readonly MarkedRecord[];
  /** The duplicates that the table hides. */
  readonly hidden: readonly MarkedRecord[];
  readonly words: readonly string[];
  readonly sort: SortChoice;
}

/** The rows that are summed and exported: those that a table shows, and of gifts also the duplicates that it hides. */
export function useCountedRows({ kind, view, rows, hidden, words, sort }: FoundRows): CountedRows {
  const isGift = isGiftSection(kind) && hidden.length > 0;
  const searched = useMemo(
    () =>
      isGift ? [...rows, ...hidden].sort((one, other) => one.position - other.position) : hidden,
    [isGift, rows, hidden],
  );
  const found = useTableView(searched, words, isGift ? sort : oldestFirst, isNeverHeld);
  const isPending = view.isPending || found.isPending;
  if (!isGift)
    return { rows: view.rows, isPending, repeatCount: 0, leftOutCount: found.rows.length };
  const repeatCount = found.rows.length - view.rows.length;
  return { rows: found.rows, isPending, repeatCount: Math.max(0, repeatCount), leftOutCount: 0 };
}

/** Needs no time. */
const oldestFirst: SortChoice = { field: receivedField, direction: 'asc' };
const isNeverHeld = () => false;
