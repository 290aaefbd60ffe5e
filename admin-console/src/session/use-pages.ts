import { useInfiniteQuery } from '@tanstack/react-query';
import type { DeclaredRequest, RequestParts, ResponseOf } from 'contract/request';
import { RequestError } from 'shared-ui/send';
import { queryClient, toQueryKey } from './query-client';
import { send } from './send';

interface Paging<Request extends DeclaredRequest, Mark extends number | string> {
  /** The request for the page that begins at a mark, the first without one. */
  readonly partsFor: (mark: Mark | undefined) => RequestParts<Request>;
  /** Where the page after these begins; undefined after the last. */
  readonly getNext: (pages: readonly ResponseOf<Request>[]) => Mark | undefined;
}

/**
 * Loads the pages of a list one by one. A change or an event loads all of them again. Other parts of the first page make
 * another list.
 */
export function usePages<
  const Request extends DeclaredRequest,
  Mark extends number | string = number,
>(request: Request, { partsFor, getNext }: Paging<Request, Mark>) {
  const { data, error, isFetching, errorUpdateCount, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(
      {
        queryKey: toQueryKey(request, partsFor(undefined)),
        initialPageParam: undefined as Mark | undefined,
        queryFn: ({ signal, pageParam }) =>
          // The library forgets the type where it is a parameter itself.
          send(request, partsFor(pageParam as Mark | undefined), { signal }),
        getNextPageParam: (_last, pages) => getNext(pages),
        // An unexpected error reaches the nearest boundary.
        throwOnError: (failure) => !(failure instanceof RequestError),
      },
      queryClient,
    );
  const messages = error instanceof RequestError ? error.messages : {};
  return {
    /** Undefined until the first is loaded. */
    body: data?.pages,
    tries: data === undefined ? errorUpdateCount : 0,
    reason: messages.error ?? messages.message,
    isTrying: isFetching,
    hasMore: hasNextPage,
    readAgain: () => void refetch(),
    /** Loads one more page. Resolves to all pages; undefined if that failed. */
    readOn: async (): Promise<readonly ResponseOf<Request>[] | undefined> => {
      const { data: now, isError } = await fetchNextPage();
      return isError ? undefined : now?.pages;
    },
  };
}

interface CountedPage {
  /** The number of items over all pages. */
  readonly total: number;
}

/** The number of loaded items, where the next page begins; undefined after the last page. */
export function countUnlessLast<Page extends CountedPage>(
  pages: readonly Page[],
  getItems: (page: Page) => readonly unknown[],
): number | undefined {
  const last = pages.at(-1);
  if (last === undefined || getItems(last).length === 0) return undefined;
  return countLeft(pages, getItems) > 0 ? pages.flatMap(getItems).length : undefined;
}

/** The number of items that are not loaded yet. */
export const countLeft = <Page extends CountedPage>(
  pages: readonly Page[],
  getItems: (page: Page) => readonly unknown[],
): number => (pages.at(-1)?.total ?? 0) - pages.flatMap(getItems).length;

/**
 * The items of all pages, each once: something that arrives between two requests moves the others by one, so that one of
 * them comes twice.
 */
export const joinPages = <Page, Item extends { readonly _id: string }>(
  pages: readonly Page[],
  getItems: (page: Page) => readonly Item[],
): readonly Item[] => [
  ...new Map(pages.flatMap((page) => getItems(page).map((item) => [item._id, item]))).values(),
];
