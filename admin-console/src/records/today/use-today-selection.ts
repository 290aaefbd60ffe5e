import { useState } from 'react';
import { listTodayRecords, maxChangedReviews } from 'contract/today-requests';
import type { TodayItem } from 'contract/today-requests';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { sendChange } from '../../session/send';
import type { ChangedRecord } from '../bulk/use-bulk-change';
import { useSelection } from '../bulk/use-selection';
import { withReview } from './has-left';
import { toActed } from './to-acted';
import type { ActedRecord } from './to-acted';
import { todayTexts } from './today.texts';
import type { TodayFilter } from './use-today-pages';

/** The selected records of a list, among them, when all are selected, such as are not shown yet. */
export function useTodaySelection(
  items: readonly TodayItem[],
  filter: TodayFilter,
  total: number,
  say: (outcome: Outcome) => void,
) {
  const { ids, toggle, add, remove, clear } = useSelection(items.map(({ _id }) => _id));
  const [unshown, setUnshown] = useState<readonly ActedRecord[]>([]);
  const shown = new Set(items.map(({ _id }) => _id));
  const records: readonly ActedRecord[] = [
    ...items.map(toActed),
    ...unshown.filter(({ _id }) => !shown.has(_id)),
  ].filter(({ _id }) => ids.has(_id));
  const selectAll = async () => {
    if (total <= items.length) return add([...shown]);
    const sent = await sendChange(listTodayRecords, { query: filter }, todayTexts.selectFailed);
    if (!sent.ok) return say({ tone: 'error', text: sent.message });
    const all = sent.response.records.slice(0, maxChangedReviews);
    setUnshown(all.map((record) => ({ ...record, name: todayTexts.unshown })));
    add(all.map(({ _id }) => _id));
  };
  return {
    ...{ ids, records, toggle, clear, selectAll },
    /** Deselects what is no longer shown. */
    keep: (now: readonly TodayItem[]) => {
      const kept = new Set(now.map(({ _id }) => _id));
      remove([...ids].filter((id) => !kept.has(id)));
    },
    /** Takes in what was changed, and deselects what has left the list by that. */
    apply: (changed: readonly ChangedRecord[], isGone: (item: TodayItem) => boolean) => {
      const reviews = new Map(changed.map(({ _id, review }) => [_id, review]));
      setUnshown((were) =>
        were.map((record) => ({
          ...record,
          reviewVersion: reviews.get(record._id)?.version ?? record.reviewVersion,
        })),
      );
      const gone = items.filter((item) => {
        const review = reviews.get(item._id);
        return review && isGone(withReview(item, review));
      });
      remove(gone.map(({ _id }) => _id));
    },
  };
}
