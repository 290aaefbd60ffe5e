import { useCallback, useContext, useMemo } from 'react';
import type { RecordKind } from 'contract/review';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { RowReviewsContext } from '../sections/marks/row-reviews';
import { amountField } from './group-by';
import type { GroupBy } from './group-by';
import { groupRows, sumRows } from './group-rows';
import type { RowGroup, RowTotals } from './group-rows';
import { nameGroup } from './name-group';
import type { NamedGroup } from './name-group';

export interface TableGroups {
  readonly by: GroupBy | undefined;
  /** Empty if the rows are not grouped. */
  readonly groups: readonly NamedGroup[];
  readonly totals: RowTotals;
  readonly isPending: boolean;
}

/** The groups of a table's rows and their sums. */
export function useTableGroups(
  kind: RecordKind,
  rows: readonly MarkedRecord[],
  by: GroupBy | undefined,
): TableGroups {
  const { reviews, staff } = useContext(RowReviewsContext);
  const begin = useCallback(
    function* (): TimeSlicedTask<
      Pick<TableGroups, 'by' | 'totals'> & { found: readonly RowGroup[] }
    > {
      const amount = amountField(kind);
      const found = by === undefined ? [] : yield* groupRows(rows, by, reviews, amount);
      return { by, found, totals: yield* sumRows(rows, amount) };
    },
    [kind, rows, by, reviews],
  );
  const { result = nothing, isPending } = useTimeSlicedTask(begin);
  const groups = useMemo(
    () => result.found.map((group) => nameGroup(kind, result.by ?? '', group, staff)),
    [kind, result, staff],
  );
  return { by: result.by, totals: result.totals, groups, isPending };
}

const nothing = {
  ...{ by: undefined, found: [] },
  totals: { count: 0, sum: undefined, average: undefined },
};
