import { useContext, useMemo } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TableAbout } from '../exports/exported-table';
import { exportTexts } from '../exports/export.texts';
import { FilterContext } from '../filters/filter-context';
import { allFilterWords } from '../filters/filter-words';
import { SectionChoiceContext } from '../exports/section-choice';
import { useGroupChoice } from '../groups/use-group-choice';
import { useTableGroups } from '../groups/use-table-groups';
import type { TableGroups } from '../groups/use-table-groups';
import { useWaiting } from '../quarantine/waiting-records';
import { useCountedRows } from './use-counted-rows';
import type { FoundRows } from './use-counted-rows';
import type { TableView } from './use-table-view';

/** What is computed of the rows that a table found, and what of them is exported. */
interface TableNumbers {
  readonly grouped: TableGroups;
  /** How many of the rows are duplicates that the table hides. */
  readonly repeatCount: number;
  readonly isCounting: boolean;
  /** What the table shows on all its pages: groups one after the other, each in the table's order. */
  readonly shown: TableView;
  /** In the order of the groups, if there are any. */
  readonly rows: readonly MarkedRecord[];
  readonly about: TableAbout;
}

export function useTableNumbers(found: FoundRows): TableNumbers {
  const { kind, view, rows, hidden, words } = found;
  const { by } = useGroupChoice(kind);
  const counted = useCountedRows(found);
  const grouped = useTableGroups(kind, counted.rows, by);
  const choice = useContext(SectionChoiceContext);
  const filtered = useContext(FilterContext);
  const quarantine = useWaiting(kind).length;
  const { repeatCount, leftOutCount } = counted;
  const unfoundCount = rows.length + hidden.length - counted.rows.length - leftOutCount;
  const exportedRows = useMemo(
    () => (grouped.groups.length === 0 ? counted.rows : grouped.groups.flatMap((one) => one.rows)),
    [grouped, counted.rows],
  );
  const searched = words.join(' ').trim();
  const about: TableAbout = {
    view: choice.view,
    choices: [
      ...choice.words,
      ...allFilterWords(filtered),
      ...(searched === '' ? [] : [exportTexts.searched(searched)]),
    ],
    leftOut: {
      repeats: leftOutCount,
      notChosen: choice.notChosen + Math.max(0, unfoundCount),
      quarantine,
    },
    ...{ repeatCount, grouped },
  };
  const isCounting = view.isPending || counted.isPending || grouped.isPending;
  // Grouped rows are shown whatever their Status is, so they are all that is counted.
  const shown = useMemo(
    () => (by === undefined ? view : { rows: exportedRows, isPending: isCounting }),
    [by, view, exportedRows, isCounting],
  );
  return { grouped, repeatCount, isCounting, shown, rows: exportedRows, about };
}
