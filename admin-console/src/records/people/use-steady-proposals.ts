import { useState } from 'react';
import type { PersonHead } from 'contract/persons';

/** Persons about whom staff decide something together. */
interface Proposal {
  readonly persons: readonly PersonHead[];
}

/** What names the persons of a proposal, also after a change of them. */
export const proposalKey = ({ persons }: Proposal): string =>
  persons
    .map(({ _id }) => _id)
    .sort()
    .join('.');

interface SteadyProposal<Of> {
  readonly proposal: Of;
  readonly isDecided: boolean;
}

/**
 * The proposals in the order in which they were first shown, so that nothing moves under the hand: what is decided
 * stays, marked, and what is new comes last.
 * @param latest what the server sent last
 */
export function useSteadyProposals<Of extends Proposal>(
  latest: readonly Of[],
): readonly SteadyProposal<Of>[] {
  const [shown, setShown] = useState(latest);
  const known = new Set(shown.map(proposalKey));
  const news = latest.filter((one) => !known.has(proposalKey(one)));
  if (news.length > 0) setShown([...shown, ...news]);
  const now = new Map(latest.map((one) => [proposalKey(one), one]));
  return shown.map((was) => {
    const proposal = now.get(proposalKey(was));
    return { proposal: proposal ?? was, isDecided: proposal === undefined };
  });
}
