import { listPersonProposals, listPersons } from 'contract/person-requests';
import type { ListedPersons } from './people-address';
import { countUnlessLast, usePages } from '../../session/use-pages';

/** The pages of a list of persons. */
export const usePersonPages = (choice: ListedPersons) =>
  usePages(listPersons, {
    partsFor: (from) => ({ query: { ...choice, from } }),
    getNext: (pages) => countUnlessLast(pages, ({ persons }) => persons),
  });

/** The pages of the pairs who may be the same person. */
export const useProposalPages = () =>
  usePages(listPersonProposals, {
    partsFor: (from) => ({ query: { from } }),
    getNext: (pages) => countUnlessLast(pages, ({ proposals }) => proposals),
  });
