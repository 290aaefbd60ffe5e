import { getToday } from 'contract/today-requests';
import type { Today, TodayItem } from 'contract/today-requests';
import type { RequestParts } from 'contract/request';
import { countUnlessLast, joinPages, usePages } from '../../session/use-pages';

export type TodayFilter = Omit<RequestParts<typeof getToday>['query'], 'from'>;

export interface LoadedToday extends Omit<Today, 'items'> {
  /** Those of all loaded pages. */
  readonly items: readonly TodayItem[];
}

/** The pages of a list that are loaded so far; a change or an event loads all of them again. */
export function useTodayPages(filter: TodayFilter) {
  const { body, readOn, ...loaded } = usePages(getToday, {
    partsFor: (from) => ({ query: { ...filter, from } }),
    getNext: (pages) => countUnlessLast(pages, ({ items }) => items),
  });
  return {
    ...loaded,
    body: body && join(body),
    /** Loads one more page. Resolves to all items; undefined if that failed. */
    readOn: async (): Promise<readonly TodayItem[] | undefined> => {
      const pages = await readOn();
      return pages && join(pages)?.items;
    },
  };
}

function join(pages: readonly Today[]): LoadedToday | undefined {
  const last = pages.at(-1);
  return last && { ...last, items: joinPages(pages, ({ items }) => items) };
}
