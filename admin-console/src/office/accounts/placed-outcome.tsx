import { useState } from 'react';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import type { Outcome } from '../../base/parts/forms/use-outcome';

/** What was done last, and where on the page that is said. */
export interface PlacedOutcome {
  readonly outcome: Outcome | undefined;
  readonly place: string | undefined;
  readonly say: (place: string, text: string) => void;
  /** Takes it away: something else begins. */
  readonly clear: () => void;
}

export function usePlacedOutcome(): PlacedOutcome {
  const { outcome, say, clear } = useOutcome();
  const [place, setPlace] = useState<string>();
  const sayAt = (at: string, text: string) => {
    setPlace(at);
    say('success', text);
  };
  return { outcome, place, say: sayAt, clear };
}

interface OutcomeAtProps {
  readonly outcome: PlacedOutcome;
  readonly place: string;
}

/** The good news of this place, if there is some. */
export const OutcomeAt = ({ outcome: { outcome, place: said }, place }: OutcomeAtProps) =>
  said === place ? <OutcomeMessage outcome={outcome} /> : null;
