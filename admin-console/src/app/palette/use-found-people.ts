import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchPersons } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import type { DeclaredRequest, RequestParts } from 'contract/request';
import { searchRecords } from 'contract/search-requests';
import type { SearchResult } from 'contract/search-requests';
import { RequestError } from 'shared-ui/send';
import { isSearchable } from '../../base/model/person-search-address';
import { queryClient, toQueryKey } from '../../session/query-client';
import { send } from '../../session/send';

/** Milliseconds without a key after which the server is asked. */
const pause = 250;

interface FoundPeople {
  /** Of the last finished search, as `results`; undefined before the first, and while nothing is searched for. */
  readonly persons: readonly PersonHead[] | undefined;
  /** Their records, and others with the words in them. */
  readonly results: SearchResult['results'] | undefined;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** Searches all sections for what is typed, once the user pauses. What is typed is kept nowhere. */
export function useFoundPeople(typed: string): FoundPeople {
  const words = typed.trim();
  const settled = useSettled(words);
  const isAsked = isSearchable(settled) && isSearchable(words);
  const people = useFound(searchPersons, { body: { q: settled } }, isAsked);
  const records = useFound(searchRecords, { body: { q: [settled] } }, isAsked);
  const isFetching = people.isFetching || records.isFetching;
  return {
    persons: people.data?.persons,
    results: records.data?.results,
    isSearching: isSearchable(words) && (words !== settled || isFetching),
    hasFailed: people.hasFailed || records.hasFailed,
  };
}

function useFound<const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  isAsked: boolean,
) {
  const { data, error, isFetching } = useQuery(
    {
      queryKey: toQueryKey(request, parts),
      queryFn: ({ signal }) => send(request, parts, { signal }),
      enabled: isAsked,
      // The former results stay until there are others, so that the list does not jump.
      placeholderData: keepPreviousData,
      throwOnError: (failure) => !(failure instanceof RequestError),
    },
    queryClient,
  );
  return { data: isAsked ? data : undefined, isFetching, hasFailed: isAsked && error !== null };
}

function useSettled(words: string): string {
  const [settled, settle] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => settle(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
