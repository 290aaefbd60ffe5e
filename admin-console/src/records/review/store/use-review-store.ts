import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { consentPurposes } from 'contract/purposes';
import type { RecordKind } from 'contract/review';
import type { NotDuplicates, Merge, Review, ReviewSnapshot } from 'contract/review-requests';
import { runOrFallback, useEffectTask } from 'shared-ui/faults';
import { coalesce } from '../../../session/live/coalesce';
import { subscribeToConsoleEvents } from '../../../session/live/console-events';
import { emptyReviewIndex, indexReviews } from './review-index';
import type { ReviewIndex } from './review-index';
import { loadSnapshot, saveReview } from './save-review';
import type { ReviewEdit, SaveOutcome } from './save-review';
import { reviewTexts } from './review.texts';

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
  readonly addMerge: (merge: Merge) => void;
  readonly dropMerge: (id: string) => void;
  readonly addKeptPair: (pair: NotDuplicates) => void;
  readonly dropKeptPair: (id: string) => void;
}

/** Milliseconds between two requests that colleagues' changes cause. */
const restBetweenReadings = 1000;

type StoreState = Pick<ReviewStore, 'state' | 'index'>;

/**
 * Loads a kind's reviews, merges and not-duplicates entries, and follows others' changes. `onListChanged` is called
 * when the records themselves changed. Each kind has its own store: give the component a `key`.
 */
export function useReviewStore(kind: RecordKind, onListChanged: () => void): ReviewStore {
  const [store, setStore] = useState<StoreState>({ state: 'loading', index: emptyReviewIndex });
  const readSnapshot = useRef<() => void>(undefined);
  const indexNow = useRef(store.index);
  useEffect(() => {
    indexNow.current = store.index;
  });

  /** Counts local changes: a snapshot that was requested before the last one may lack it. */
  const changes = useRef(0);

  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    let seen: string | undefined;
    let seenMerges: string | undefined;
    const asksConsent = consentPurposes(kind).length > 0;
    const readOnce = async () => {
      const changesBefore = changes.current;
      const snapshot = await loadSnapshot(kind, left.signal);
      if (left.signal.aborted) return;
      if (changes.current !== changesBefore) return reading.ask();
      if (!snapshot)
        return setStore((was) => (was.state === 'loaded' ? was : { ...was, state: 'failed' }));
      const [now, merges] = [fingerprint(snapshot), mergeIds(snapshot)];
      // An event without a change in this snapshot concerns the record itself: it was edited, or released from
      // quarantine. Members edit their profiles at any time, so one event may stand for both.
      const mayBeEdited = kind === 'profiles' || now === seen || merges !== seenMerges;
      if (seen !== undefined && mayBeEdited) onListChanged();
      [seen, seenMerges] = [now, merges];
      setStore((was) => ({ state: 'loaded', index: indexReviews(snapshot, was.index) }));
    };
    const readConsents = async () => {
      const snapshot = await loadSnapshot(kind, left.signal);
      if (!snapshot || left.signal.aborted) return;
      const { consents } = indexReviews(snapshot);
      setStore((was) => ({ ...was, index: { ...was.index, consents } }));
    };
    const reading = coalesce(() => run(readOnce, left.signal), restBetweenReadings);
    const consentReading = coalesce(() => run(readConsents, left.signal), restBetweenReadings);
    reading.ask();
    const unsubscribe = subscribeToConsoleEvents((event) => {
      if (event.name === 'resumed' || (event.name === 'changed' && event.kind === kind))
        reading.ask();
      // An arrival has no review, but perhaps a consent, which its record does not contain.
      if (event.name === 'arrived' && event.kind === kind && asksConsent) consentReading.ask();
      if (event.name === 'resumed') onListChanged();
    });
    readSnapshot.current = reading.ask;
    return () => {
      left.abort();
      reading.cancel();
      consentReading.cancel();
      unsubscribe();
    };
  }, [kind, onListChanged, run]);

  const refresh = useCallback(() => readSnapshot.current?.(), []);
  const change = useCallback((to: (index: ReviewIndex) => Partial<ReviewIndex>) => {
    changes.current += 1;
    setStore(({ state, index }) => ({ state, index: { ...index, ...to(index) } }));
  }, []);

  return useMemo(
    () => ({
      kind,
      ...store,
      refresh,
      save: async (recordId, edit, seen = indexNow.current.reviews.get(recordId)) => {
        const outcome = await runOrFallback(() => saveReview(kind, recordId, edit, seen), {
          state: 'failed',
          reason: reviewTexts.saveFailed,
        });
        if (outcome.state === 'saved') change((index) => withReview(index, outcome.review));
        if (outcome.state === 'overtaken' && outcome.snapshot) {
          const { snapshot } = outcome;
          change((index) => indexReviews(snapshot, index));
        }
        return outcome;
      },
      addMerge: (merge) => change(({ merges }) => ({ merges: [merge, ...merges] })),
      dropMerge: (id) =>
        change(({ merges }) => ({ merges: merges.filter(({ _id }) => _id !== id) })),
      addKeptPair: (pair) => change(({ keptPairs }) => ({ keptPairs: [...keptPairs, pair] })),
      dropKeptPair: (id) =>
        change(({ keptPairs }) => ({ keptPairs: keptPairs.filter(({ _id }) => _id !== id) })),
    }),
    [kind, store, refresh, change],
  );
}

const withReview = ({ reviews }: ReviewIndex, review: Review): Partial<ReviewIndex> => ({
  reviews: new Map(reviews).set(review.recordId, review),
});

/** Versions only rise, so their sum shows whether one did. */
const fingerprint = (snapshot: ReviewSnapshot): string =>
  [
    snapshot.reviews.length,
    snapshot.reviews.reduce((sum, { version }) => sum + version, 0),
    mergeIds(snapshot),
    snapshot.keptPairs.map(({ _id }) => _id),
    (snapshot.consents ?? []).map(({ withdrawnAt }) => withdrawnAt),
  ].join();

const mergeIds = ({ merges }: ReviewSnapshot): string => merges.map(({ _id }) => _id).join();
