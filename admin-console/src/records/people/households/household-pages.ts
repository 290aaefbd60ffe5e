import { listHouseholdProposals, listHouseholds } from 'contract/household-requests';
import { countUnlessLast, usePages } from '../../../session/use-pages';

/** The pages of the households that staff have said. */
export const useHouseholdPages = () =>
  usePages(listHouseholds, {
    partsFor: (from) => ({ query: { from } }),
    getNext: (pages) => countUnlessLast(pages, ({ households }) => households),
  });

/** The pages of persons who may live together. */
export const useHouseholdProposalPages = () =>
  usePages(listHouseholdProposals, {
    partsFor: (from) => ({ query: { from } }),
    getNext: (pages) => countUnlessLast(pages, ({ proposals }) => proposals),
  });
