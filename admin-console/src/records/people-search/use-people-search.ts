import { useCallback, useEffect, useState } from 'react';
import { searchEndpoint } from 'contract/review';
import type { SearchAnswer, SearchBody } from 'contract/review';
import { readSearchAnswer } from 'contract/review-readers';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff, getMessage } from '../../session/staff-call';

export type PeopleSearch =
  | { readonly state: 'searching' }
  /** `tries` counts from 1. */
  | {
      readonly state: 'failed';
      readonly reason: string | undefined;
      readonly tries: number;
      readonly isTrying: boolean;
    }
  | ({ readonly state: 'found' } & SearchAnswer);

/** Searches once: give the component a `key`. The second value repeats the search in the background. */
export function usePeopleSearch(searches: readonly string[]): readonly [PeopleSearch, () => void] {
  const [search, setSearch] = useState<PeopleSearch>({ state: 'searching' });
  const [round, setRound] = useState(0);
  const wanted = JSON.stringify({ q: searches });
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const call = { method: 'POST', path: searchEndpoint, signal } as const;
    const ask = async () => {
      const answer = await callAsStaff(
        { ...call, body: JSON.parse(wanted) as SearchBody },
        readSearchAnswer,
      );
      setSearch(
        answer.ok
          ? { state: 'found', ...answer.body }
          : {
              state: 'failed',
              reason: getMessage(answer.error),
              tries: round + 1,
              isTrying: false,
            },
      );
    };
    void run(ask, signal);
    return () => left.abort();
  }, [wanted, round, run]);
  const searchAgain = useCallback(() => {
    setSearch((was) => (was.state === 'failed' ? { ...was, isTrying: true } : was));
    setRound((before) => before + 1);
  }, []);
  return [search, searchAgain];
}
