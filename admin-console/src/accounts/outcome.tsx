import { useState } from 'react';
import { FormThanks } from 'shared-ui/form-parts';

/** What was done, and where on the page that is said. */
interface Said {
  readonly place: string;
  readonly text: string;
  /** The same words again are said again. */
  readonly count: number;
}

export interface Outcome {
  readonly said: Said | undefined;
  readonly say: (place: string, text: string) => void;
  /** Takes it away: something else begins. */
  readonly clear: () => void;
}

export function useOutcome(): Outcome {
  const [said, setSaid] = useState<Said>();
  return {
    said,
    say: (place, text) => setSaid((before) => ({ place, text, count: (before?.count ?? 0) + 1 })),
    clear: () => setSaid(undefined),
  };
}

interface OutcomeAtProps {
  readonly outcome: Outcome;
  readonly place: string;
}

/** The good news of this place, if there is some. It takes the focus: what had it is gone. */
export const OutcomeAt = ({ outcome: { said }, place }: OutcomeAtProps) =>
  said?.place === place ? (
    <FormThanks key={said.count} tone="success">
      {said.text}
    </FormThanks>
  ) : null;
