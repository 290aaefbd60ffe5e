import { useState } from 'react';
import type { Outcome } from './use-outcome-note';

/**
 * Runs one change after the other, each with one message.
 * @param say shows the message
 */
export function useOutcomeWork(say: (outcome: Outcome) => void) {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    /** Resolves to whether it is done. */
    run: async (work: Promise<Outcome>): Promise<boolean> => {
      setIsBusy(true);
      const outcome = await work;
      setIsBusy(false);
      say(outcome);
      return outcome.tone === 'success';
    },
  };
}
