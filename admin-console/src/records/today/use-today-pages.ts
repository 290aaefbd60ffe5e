import { useInfiniteQuery } from '@tanstack/react-query';
import { getToday } from 'contract/today-requests';
import type { Today, TodayItem } from 'contract/today-requests';
import type { RequestParts } from 'contract/request';
import { RequestError } from 'shared-ui/send';
import { queryClient, toQueryKey } from '../../session/query-client';
import { send } from '../../session/send';

export type TodayFilter = Omit<RequestParts<typeof getToday>['query'], 'from'>;

export interface LoadedToday extends Omit<Today, 'items'> {
  /** Those of all loaded pages. */
  readonly items: readonly TodayItem[];
}

/** The pages of a list that are loaded so far; a change or an event loads all of them again. */
export function useTodayPages(filter: TodayFilter) {
  const { data, error, isFetching, errorUpdateCount, refetch, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: toQueryKey(getToday, filter),
      initialPageParam: 0,
      queryFn: ({ signal, pageParam: from }) =>
        send(getToday, { query: { ...filter, from } }, { signal }),
      getNextPageParam: (last, pages) => {
        const count = pages.reduce((sum, { items }) => sum + items.length, 0);
        return count < last.total && last.items.length > 0 ? count : undefined;
      },
      // An unexpected error reaches the nearest boundary.
      throwOnError: (failure) => !(failure instanceof RequestError),
    },
    queryClient,
  );
  const messages = error instanceof RequestError ? error.messages : {};
  return {
    body: data && join(data.pages),
    tries: data === undefined ? errorUpdateCount : 0,
    reason: messages.error ?? messages.message,
    isTrying: isFetching,
    readAgain: () => void refetch(),
    /** Loads one more page. Resolves to all items; undefined if that failed. */
    readOn: async (): Promise<readonly TodayItem[] | undefined> => {
      const { data: now, isError } = await fetchNextPage();
      return isError || !now ? undefined : join(now.pages)?.items;
    },
  };
}

/** Something that arrives between two requests moves the others by one, so that one of them comes twice. */
function join(pages: readonly Today[]): LoadedToday | undefined {
  const last = pages.at(-1);
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [item._id, item])));
  return last && { ...last, items: [...items.values()] };
}
