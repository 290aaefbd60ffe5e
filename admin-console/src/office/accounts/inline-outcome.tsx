import { useState } from 'react';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import type { Outcome } from '../../base/parts/forms/use-outcome';

/** The outcome of the last action, and its destination on the page. */
export interface InlineOutcome {
  readonly outcome: Outcome | undefined;
  readonly place: string | undefined;
  readonly say: (place: string, text: string) => void;
  /** Removes it, because another action begins. */
  readonly clear: () => void;
}

export function useInlineOutcome(): InlineOutcome {
  const { outcome, say, clear } = useOutcome();
  const [place, setPlace] = useState<string>();
  const sayAt = (at: string, text: string) => {
    setPlace(at);
    say('success', text);
  };
  return { outcome, place, say: sayAt, clear };
}

interface InlineOutcomeMessageProps {
  readonly outcome: InlineOutcome;
  readonly place: string;
}

/** Shows the outcome if it belongs to this destination. */
export const InlineOutcomeMessage = ({
  outcome: { outcome, place: said },
  place,
}: InlineOutcomeMessageProps) => (said === place ? <OutcomeMessage outcome={outcome} /> : null);
