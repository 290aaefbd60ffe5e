import { useCallback, useMemo } from 'react';
import type { AdminRecord } from '../../base/model/admin-record';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import { useReportedSectionCount } from '../../session/live/open-section-count';
import { useStaffAccount } from '../../session/staff-account';
import { findListDuplicates } from '../duplicates/arriving-list';
import { findAskedAgain } from '../duplicates/asked-again';
import type { DuplicateFindings } from '../duplicates/find-duplicates';
import type { AddressFilter } from '../filters/use-address-filter';
import { useRecordFilter } from '../filters/use-record-filter';
import { useGroupChoice } from '../groups/use-group-choice';
import type { AreApart } from '../matches/apart-persons';
import { useMatches } from '../matches/use-matches';
import { getReviewState } from '../review/store/review-index';
import type { ReviewIndex } from '../review/store/review-index';
import type { ReviewStore } from '../review/store/use-review-store';
import { ofEverybody, useReviewFilter } from '../review/use-review-filter';
import type { RowReviews } from './marks/row-reviews';
import { rowFilter } from './row-filter';
import type { OnlyChoice } from './section-head';

export interface SectionList {
  readonly name: SectionName;
  /** At least one record. */
  readonly records: readonly AdminRecord[];
  /** Whether `records` are only the first of a long list. */
  readonly isArriving: boolean;
  /** Undefined until it is known what staff said about the persons. */
  readonly areApart: AreApart | undefined;
  readonly store: ReviewStore;
  readonly addressFilter: AddressFilter;
}

/** The rows of a section by all that is chosen, and what was found about them. */
export function useSectionRows(list: SectionList, only: OnlyChoice, showsDuplicates: boolean) {
  const { name, records, isArriving, areApart, store, addressFilter } = list;
  const hasFilter = addressFilter.filter.length > 0;
  const findings = useFindings(name, records);
  // A group's number and the list behind it are the same: both are of any Status, and done ones too.
  const isGrouped = useGroupChoice(name).by !== undefined;
  const alwaysShows = isGrouped || hasFilter;
  const showsAll = showsDuplicates || alwaysShows;
  const isComparable = !isArriving && areApart !== undefined;
  const compared = isComparable ? findings?.marked : undefined;
  const matches = useMatches(compared, store.index.keptPairs, areApart);
  // Without the filter for matches, the rows keep their identity when matches are found.
  const isMatch = only === 'matches' ? matches?.isMatch : undefined;
  const rowReviews = useRowReviews(store.index, showsAll ? undefined : findings);
  const ownId = useStaffAccount()?.staff._id;
  const found = useRecordFilter(name, addressFilter.filter, store.index, ownId);
  const isFound = found.matches;
  const which = useMemo(
    () => ({
      ...rowFilter(only, showsAll, rowReviews, { isMatch, isFound }),
      ...rowReviews,
      ownId,
    }),
    [only, showsAll, rowReviews, isMatch, isFound, ownId],
  );
  const usual = alwaysShows ? ofEverybody.all : ofEverybody.open;
  const reviewed = useReviewFilter(findings?.marked, which, usual);
  const knowsAll = only === undefined && !hasFilter && !isArriving && store.state === 'loaded';
  useReportedSectionCount(name, knowsAll ? reviewed.filtered?.newCount : undefined);
  return { findings, matches, rowReviews, found, alwaysShows, reviewed };
}

/** The duplicates of a list; undefined during the first pass over a long one. */
function useFindings(
  name: SectionName,
  records: readonly AdminRecord[],
): DuplicateFindings | undefined {
  const begin = useCallback(
    () => findListDuplicates(records, sections[name].content),
    [name, records],
  );
  return useTimeSlicedTask(begin).result;
}

const none: RowReviews['askedAgain'] = new Map();

/** @param findings undefined while no repeat is hidden */
function useRowReviews(
  { reviews, suggestions }: ReviewIndex,
  findings: DuplicateFindings | undefined,
): RowReviews {
  return useMemo(() => {
    const isOpen = ({ _id }: AdminRecord) => getReviewState({ reviews }, _id) !== 'done';
    const askedAgain = findings ? findAskedAgain(findings, isOpen) : none;
    return { reviews, suggestions, askedAgain };
  }, [reviews, suggestions, findings]);
}
