import { useCallback, useEffect, useState } from 'react';
import { searchEndpoint } from 'contract/review';
import type { SearchAnswer } from 'contract/review';
import { readSearchAnswer } from 'contract/review-readers';
import { callAsStaff, wordsOf } from '../session/staff-call';

export type PeopleSearch =
  | { readonly state: 'searching' }
  | { readonly state: 'failed'; readonly reason: string | undefined }
  | ({ readonly state: 'found' } & SearchAnswer);

/** Searches once: give the component a `key`. The second value searches again, behind what is shown. */
export function usePeopleSearch(searches: readonly string[]): readonly [PeopleSearch, () => void] {
  const [search, setSearch] = useState<PeopleSearch>({ state: 'searching' });
  const [round, setRound] = useState(0);
  const query = searches.map((words) => `q=${encodeURIComponent(words)}`).join('&');
  useEffect(() => {
    const left = new AbortController();
    const path = `${searchEndpoint}?${query}` as const;
    callAsStaff({ method: 'GET', path, signal: left.signal }, readSearchAnswer).then(
      (answer) =>
        setSearch(
          answer.ok
            ? { state: 'found', ...answer.body }
            : { state: 'failed', reason: wordsOf(answer.error) },
        ),
      // The only fault that is thrown is our own abort.
      () => undefined,
    );
    return () => left.abort();
  }, [query, round]);
  const searchAgain = useCallback(() => setRound((before) => before + 1), []);
  return [search, searchAgain];
}
