import { useState } from 'react';
import type { PersonProposal } from 'contract/persons';

/** What names a pair, also after a change of its persons. */
export const proposalKey = ({ persons }: PersonProposal): string =>
  persons
    .map(({ _id }) => _id)
    .sort()
    .join('.');

interface SteadyProposal {
  readonly proposal: PersonProposal;
  readonly isDecided: boolean;
}

/**
 * The pairs in the order in which they were first shown, so that nothing moves under the hand: what is decided stays,
 * marked, and what is new comes last.
 * @param latest what the server sent last
 */
export function useSteadyProposals(latest: readonly PersonProposal[]): readonly SteadyProposal[] {
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
