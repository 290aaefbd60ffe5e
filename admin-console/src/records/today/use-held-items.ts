import { useState } from 'react';
import type { TodayItem } from 'contract/today-requests';
import type { ChangedRecord } from '../bulk/use-bulk-change';
import { withReview } from './has-left';
import type { LoadedToday } from './use-today-pages';

/**
 * The items of a list in the order in which they were first shown, so that news moves nothing under the hand: what left
 * the list stays until it is loaded anew, and what arrived waits until it is asked for. What is shown is up to date all
 * the same.
 * @param latest what the server sent last
 */
export function useHeldItems(latest: LoadedToday) {
  const [held, setHeld] = useState(latest.items);
  const [heldSince, setHeldSince] = useState(() => Date.now());
  const latestById = new Map(latest.items.map((item) => [item._id, item]));
  const items = held.map((item) => {
    const now = latestById.get(item._id);
    return now && now.reviewVersion >= item.reviewVersion ? now : item;
  });
  const isHeld = new Set(held.map(({ _id }) => _id));
  const lastKnown = latest.items.findLastIndex(({ _id }) => isHeld.has(_id));
  const unseen = latest.items.filter(({ _id }) => !isHeld.has(_id));
  // Those that moved up from a further page, because others have left, are no news.
  const news = unseen.filter(
    (item) => Date.parse(item.receivedAt) > heldSince || latest.items.indexOf(item) < lastKnown,
  );
  const isWhole = latest.items.length === latest.total;
  return {
    items,
    newsCount: held.length === 0 ? unseen.length : news.length,
    /** Those that are in the list but not shown. */
    moreCount: latest.total - held.filter(({ _id }) => latestById.has(_id)).length - news.length,
    /** Whether an item is no longer in the list, as far as that is known. */
    isMissing: ({ _id }: TodayItem) => isWhole && !latestById.has(_id),
    /** Shows the list as it is now. */
    showNews: () => {
      setHeld(latest.items);
      setHeldSince(Date.now());
    },
    /** Shows further items after those that are shown. */
    append: (more: readonly TodayItem[]) =>
      setHeld((were) => {
        const known = new Set(were.map(({ _id }) => _id));
        return [...were, ...more.filter(({ _id }) => !known.has(_id))];
      }),
    apply: (changed: readonly ChangedRecord[]) => {
      const reviews = new Map(changed.map(({ _id, review }) => [_id, review]));
      setHeld((were) =>
        were.map((item) => {
          const review = reviews.get(item._id);
          return review ? withReview(item, review) : item;
        }),
      );
    },
  };
}
