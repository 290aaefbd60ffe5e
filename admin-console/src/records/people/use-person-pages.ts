import { listPersonProposals, listPersons } from 'contract/person-requests';
import type { PersonList } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import { usePages } from '../../session/use-pages';

interface Page {
  readonly total: number;
}

/** The number of loaded items, where the next page begins; undefined after the last page. */
export function countUnlessLast<Of extends Page>(
  pages: readonly Of[],
  getItems: (page: Of) => readonly unknown[],
): number | undefined {
  const last = pages.at(-1);
  const count = pages.reduce((sum, page) => sum + getItems(page).length, 0);
  return last && count < last.total && getItems(last).length > 0 ? count : undefined;
}

/** The pages of a list of persons. */
export const usePersonPages = (list: PersonList, kind: RecordKind | undefined) =>
  usePages(listPersons, {
    partsFor: (from) => ({ query: { list, kind, from } }),
    getNext: (pages) => countUnlessLast(pages, ({ persons }) => persons),
  });

/** The pages of the pairs who may be the same person. */
export const useProposalPages = () =>
  usePages(listPersonProposals, {
    partsFor: (from) => ({ query: { from } }),
    getNext: (pages) => countUnlessLast(pages, ({ proposals }) => proposals),
  });
