import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchRecords } from 'contract/search-requests';
import type { SearchResult } from 'contract/search-requests';
import { RequestError } from 'shared-ui/send';
import { isSearchable } from '../../base/model/person-search-address';
import { queryClient, toQueryKey } from '../../session/query-client';
import { send } from '../../session/send';

/** Milliseconds without a key after which the server is asked. */
const pause = 250;

interface FoundRecords {
  /** Those of the last finished search; undefined before the first, and while nothing is searched for. */
  readonly results: SearchResult['results'] | undefined;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** Searches all sections for what is typed, once the user pauses. What is typed is kept nowhere. */
export function useFoundRecords(typed: string): FoundRecords {
  const words = typed.trim();
  const settled = useSettled(words);
  const isAsked = isSearchable(settled) && isSearchable(words);
  const parts = { body: { q: [settled] } };
  const { data, error, isFetching } = useQuery(
    {
      queryKey: toQueryKey(searchRecords, parts),
      queryFn: ({ signal }) => send(searchRecords, parts, { signal }),
      enabled: isAsked,
      // The former results stay until there are others, so that the list does not jump.
      placeholderData: keepPreviousData,
      throwOnError: (failure) => !(failure instanceof RequestError),
    },
    queryClient,
  );
  return {
    results: isAsked ? data?.results : undefined,
    isSearching: isSearchable(words) && (words !== settled || isFetching),
    hasFailed: isAsked && error !== null,
  };
}

function useSettled(words: string): string {
  const [settled, settle] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => settle(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
