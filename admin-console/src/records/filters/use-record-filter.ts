import { useMemo } from 'react';
import { getFilterFacts } from 'contract/filter-fact-requests';
import { prepareFilter } from 'contract/matches-filter';
import type { FilterFacts } from 'contract/matches-filter';
import type { RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { useRequest } from '../../session/use-request';
import type { LoadedResponse } from '../../session/use-request';
import { getRecordId } from '../review/store/open-record';
import type { ReviewIndex } from '../review/store/review-index';

/** Milliseconds between two requests that changes of others cause. */
const restBetweenReadings = 3000;

export interface RecordFilterTest {
  /** Whether a row fulfils all conditions; undefined without a filter. Changes with the results only. */
  readonly matches: ((row: MarkedRecord) => boolean) | undefined;
  /** What the conditions compare besides the list; without a body it is not loaded. */
  readonly facts: Pick<LoadedResponse<unknown>, 'tries' | 'isTrying' | 'readAgain'>;
  /** Whether what the filter compares is still on its way. Until then nothing matches. */
  readonly isLoading: boolean;
}

const nothing = () => false;
const fetched = ['contacted', 'language'];

/** The test of a section's filter. What only the server knows is loaded if a condition is about it. */
export function useRecordFilter(
  kind: RecordKind,
  filter: RecordFilter,
  index: ReviewIndex,
  me = '',
): RecordFilterTest {
  const needsFacts = filter.some(({ field }) => fetched.includes(field));
  const facts = useRequest(getFilterFacts, { kind }, () => true, needsFacts);
  useLiveUpdates(getFilterFacts, restBetweenReadings, kind);
  const { body } = facts;
  const isLoading = needsFacts && body === undefined;
  const known = useMemo(
    () => ({
      contacted: new Set(body?.contacted),
      languages: new Map(
        body?.languages.flatMap(({ language, records }) => records.map((id) => [id, language])),
      ),
    }),
    [body],
  );
  const matches = useMemo(() => {
    if (filter.length === 0) return undefined;
    if (isLoading) return nothing;
    const test = prepareNow(kind, filter, me);
    return (row: MarkedRecord) => test(factsOf(row, index, known));
  }, [kind, filter, index, me, isLoading, known]);
  return { matches, facts, isLoading };
}

/** A moving period is what it is now. */
const prepareNow = (kind: RecordKind, filter: RecordFilter, me: string) =>
  prepareFilter(kind, filter, { now: new Date(), me });

interface KnownFacts {
  readonly contacted: ReadonlySet<string>;
  readonly languages: ReadonlyMap<string, string>;
}

/** What the review of a row and the server's facts say. A record without a review is new (contract). */
function factsOf(
  { record }: MarkedRecord,
  { reviews, suggestions, consents }: ReviewIndex,
  { contacted, languages }: KnownFacts,
): FilterFacts {
  const id = getRecordId(record) ?? '';
  const review = reviews.get(id);
  const consent = consents.get(id);
  return {
    record,
    state: review?.state ?? 'new',
    assignee: review?.assignee ?? null,
    urgency: review?.urgency ?? (suggestions.has(id) ? 'urgent' : 'normal'),
    contacted: contacted.has(id) ? 'yes' : 'no',
    consent: consent === undefined ? 'none' : consent.withdrawnAt ? 'withdrawn' : 'given',
    language: languages.get(id) ?? null,
  };
}
