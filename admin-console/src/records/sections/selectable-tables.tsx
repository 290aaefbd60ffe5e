import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { maxChangedReviews } from 'contract/today-requests';
import { useSelection } from '../bulk/use-selection';
import type { Selection } from '../bulk/use-selection';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { getRecordId } from '../review/store/open-record';
import type { ReviewStore } from '../review/store/use-review-store';
import { SelectionContext } from '../table/table-selection';
import type { TableSetup } from '../table/use-table-preferences';
import { SelectionBar } from './selection-bar';

interface SelectableTablesProps {
  readonly store: ReviewStore;
  /** All rows of the section's filter, oldest first. */
  readonly rows: readonly MarkedRecord[];
  readonly fields: readonly string[];
  readonly setup: TableSetup;
  /** Contains the tables. */
  readonly children: ReactNode;
}

/**
 * Tables whose rows can be selected, also on several pages, with a bar of what can be done with them. The selection
 * stays when records arrive or the tables are searched; a row that leaves the filter is not selected any more.
 */
export function SelectableTables({ store, rows, fields, setup, children }: SelectableTablesProps) {
  const selection = useLimitedSelection();
  const { ids, remove } = selection;
  const selected = useMemo(
    () => (ids.size === 0 ? [] : rows.filter((row) => ids.has(idOf(row)))),
    [rows, ids],
  );
  useEffect(() => {
    if (selected.length === ids.size) return;
    const present = new Set(selected.map(idOf));
    remove([...ids].filter((id) => !present.has(id)));
  }, [selected, ids, remove]);
  useFocusInTable(selected.length);
  return (
    <SelectionContext value={selection}>
      {children}
      <SelectionBar {...{ store, fields, setup, selection, selected }} />
    </SelectionContext>
  );
}

const idOf = ({ record }: MarkedRecord) => getRecordId(record) ?? '';

/** The tables find out themselves which rows are between two. */
const noOrder: readonly string[] = [];

/** A selection of as many records as one request changes. */
function useLimitedSelection(): Selection {
  const selection = useSelection(noOrder);
  const { ids, add } = selection;
  return useMemo(
    () => ({
      ...selection,
      add: (more) => add(more.filter((id) => !ids.has(id)).slice(0, maxChangedReviews - ids.size)),
    }),
    [selection, ids, add],
  );
}

/** Puts the focus into the table when the bar that had it goes with the selection. */
function useFocusInTable(selectedCount: number): void {
  const countBefore = useRef(0);
  useEffect(() => {
    const isGone = countBefore.current > 0 && selectedCount === 0;
    countBefore.current = selectedCount;
    if (!isGone || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
  }, [selectedCount]);
}
