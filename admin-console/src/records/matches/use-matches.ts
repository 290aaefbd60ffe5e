import { useCallback, useMemo } from 'react';
import type { NotDuplicates } from 'contract/review-requests';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../../base/model/admin-record';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import type { AreApart } from './apart-persons';
import { findMatches } from './find-matches';
import type { MatchFindings } from './find-matches';
import { usePhoneCountry } from './phone-country';

/** Up to this many rows are compared before the table is rendered, so that it does not move when matches are found. */
const fewRows = 500;

const noRows: readonly MarkedRecord[] = [];

/**
 * The possible matches of rows; undefined during the first pass over a long list. During later passes, after arrivals,
 * the previous result stays.
 * @param rows undefined until there is something to compare
 */
export function useMatches(
  rows: readonly MarkedRecord[] = noRows,
  notDuplicates: readonly NotDuplicates[],
  areApart: AreApart | undefined,
): MatchFindings | undefined {
  const country = usePhoneCountry();
  const isKept = useMemo(() => {
    const isMarked = makeNotDuplicatesLookup(notDuplicates);
    return (first: AdminRecord, second: AdminRecord) =>
      isMarked(first, second) || areApart?.(first, second) === true;
  }, [notDuplicates, areApart]);
  const begin = useCallback(() => findMatches(rows, { country, isKept }), [rows, country, isKept]);
  return useTimeSlicedTask(begin, rows.length > fewRows ? 'idle' : 'now').result;
}

/** Whether staff marked two records as no duplicates, and neither has changed since (contract/review). */
export function makeNotDuplicatesLookup(
  pairs: readonly NotDuplicates[],
): (first: AdminRecord, second: AdminRecord) => boolean {
  const kept = new Set(pairs.map(({ records }) => pairKey(records)));
  if (kept.size === 0) return () => false;
  return (first, second) => kept.has(pairKey([first, second]));
}

const pairKey = (records: readonly { readonly _id?: unknown; readonly __v?: unknown }[]) =>
  JSON.stringify(records.map(({ _id, __v }) => [_id, __v].join('@')).sort());
