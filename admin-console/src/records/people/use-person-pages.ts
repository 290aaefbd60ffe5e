import { listPersonProposals, listPersons } from 'contract/person-requests';
import type { PersonList } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import { countUnlessLast, usePages } from '../../session/use-pages';

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
