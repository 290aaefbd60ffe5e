import { listHouseholdProposals, listHouseholds } from 'contract/household-requests';
import { usePages } from '../../../session/use-pages';
import { countUnlessLast } from '../use-person-pages';

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
