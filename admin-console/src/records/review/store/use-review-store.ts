import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { consentPurposes } from 'contract/purposes';
import type { RecordKind } from 'contract/review';
import { getReviews } from 'contract/review-requests';
import type { NotDuplicates, Merge, Review, ReviewSnapshot } from 'contract/review-requests';
import { runOrFallback } from 'shared-ui/faults';
import { coalesce } from '../../../session/live/coalesce';
import { subscribeToConsoleEvents } from '../../../session/live/console-events';
import { changeLoaded, getLoaded, loadAgain } from '../../../session/query-client';
import { useRequest } from '../../../session/use-request';
import { emptyReviewIndex, indexReviews } from './review-index';
import type { ReviewIndex } from './review-index';
import { saveReview } from './save-review';
import type { ReviewEdit, SaveOutcome } from './save-review';
import { partsTexts } from '../../../base/parts/parts.texts';

/** The reviews of one kind's records, and the functions that change them. */
export interface ReviewStore {
  readonly kind: RecordKind;
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly index: ReviewIndex;
  readonly refresh: () => void;
  /**
   * Changes a record's review. Fields that are left out stay as they are.
   * @param seen the review that the change is based on; by default the one that is shown
   */
  readonly save: (recordId: string, edit: ReviewEdit, seen?: Review) => Promise<SaveOutcome>;
  /** Tells that the reviews were changed here by another request, whose event will follow. */
  readonly noteOwnChange: () => void;
  /** Takes over a review that another request has changed. */
  readonly put: (review: Review) => void;
  readonly addMerge: (merge: Merge) => void;
  readonly dropMerge: (id: string) => void;
  readonly addKeptPairs: (pairs: readonly NotDuplicates[]) => void;
  readonly dropKeptPairs: (pairs: readonly NotDuplicates[]) => void;
}

/** Milliseconds between two requests that colleagues' changes cause. */
const restBetweenReadings = 1000;

/**
 * Loads a kind's reviews, merges and not-duplicates entries, and follows others' changes. `onListChanged` is called
 * when the records themselves changed. Each kind has its own store: give the component a `key`.
 */
export function useReviewStore(kind: RecordKind, onListChanged: () => void): ReviewStore {
  const { body: snapshot, tries, readAgain } = useRequest(getReviews, { kind });
  const index = useMemo(() => (snapshot ? indexReviews(snapshot) : emptyReviewIndex), [snapshot]);
  const state = snapshot ? 'loaded' : tries > 0 ? 'failed' : 'loading';
  /** Whether something was changed here since the last event: it may be what that event told of. */
  const hasChanged = useRef(false);
  useColleaguesChanges(kind, onListChanged, hasChanged);
  return useMemo(() => {
    const change = (to: (snapshot: ReviewSnapshot) => Partial<ReviewSnapshot>) => {
      hasChanged.current = true;
      changeLoaded(getReviews, { kind }, (was) => ({ ...was, ...to(was) }));
    };
    const loaded = () => getLoaded(getReviews, { kind })?.reviews ?? [];
    return {
      kind,
      state,
      index,
      refresh: readAgain,
      save: async (recordId, edit, seen = loaded().find((one) => one.recordId === recordId)) => {
        const outcome = await runOrFallback(() => saveReview(kind, recordId, edit, seen), {
          state: 'failed',
          reason: partsTexts.notSaved,
        });
        if (outcome.state === 'saved')
          change(({ reviews }) => ({ reviews: withReview(reviews, outcome.review) }));
        if (outcome.state === 'overtaken' && outcome.snapshot) {
          const { snapshot: theirs } = outcome;
          change(() => theirs);
        }
        return outcome;
      },
      noteOwnChange: () => {
        hasChanged.current = true;
      },
      put: (review) => change(({ reviews }) => ({ reviews: withReview(reviews, review) })),
      addMerge: (merge) => change(({ merges }) => ({ merges: [merge, ...merges] })),
      dropMerge: (id) =>
        change(({ merges }) => ({ merges: merges.filter(({ _id }) => _id !== id) })),
      addKeptPairs: (pairs) => change(({ keptPairs }) => ({ keptPairs: [...keptPairs, ...pairs] })),
      dropKeptPairs: (pairs) => {
        const ids = new Set(pairs.map(({ _id }) => _id));
        change(({ keptPairs }) => ({ keptPairs: keptPairs.filter(({ _id }) => !ids.has(_id)) }));
      },
    };
  }, [kind, state, index, readAgain]);
}

const withReview = (reviews: readonly Review[], review: Review): readonly Review[] => {
  const isSame = ({ recordId }: Review) => recordId === review.recordId;
  return reviews.some(isSame)
    ? reviews.map((one) => (isSame(one) ? review : one))
    : [...reviews, review];
};

/** Loads the snapshot again when colleagues have changed something. */
function useColleaguesChanges(
  kind: RecordKind,
  onListChanged: () => void,
  hasChanged: RefObject<boolean>,
): void {
  useEffect(() => {
    const getSnapshot = () => getLoaded(getReviews, { kind });
    const loading = coalesce(async () => {
      const before = getSnapshot();
      await loadAgain([getReviews]);
      const now = getSnapshot();
      const isOwn = hasChanged.current;
      hasChanged.current = false;
      if (!before || !now) return;
      // An event without a change in the snapshot concerns the record itself: it was edited, or released from
      // quarantine. Members edit their profiles at any time, so one event may stand for both.
      const isSame = now === before && !isOwn;
      if (kind === 'profiles' || isSame || now.merges !== before.merges) onListChanged();
    }, restBetweenReadings);
    // An arrival has no review, but perhaps a consent, which its record does not contain.
    const arrival = coalesce(() => loadAgain([getReviews]), restBetweenReadings);
    const asksConsent = consentPurposes(kind).length > 0;
    const unsubscribe = subscribeToConsoleEvents((event) => {
      if (event.name === 'resumed' || (event.name === 'changed' && event.kind === kind))
        loading.ask();
      if (event.name === 'arrived' && event.kind === kind && asksConsent) arrival.ask();
      if (event.name === 'resumed') onListChanged();
    });
    return () => {
      loading.cancel();
      arrival.cancel();
      unsubscribe();
    };
  }, [kind, onListChanged, hasChanged]);
}
