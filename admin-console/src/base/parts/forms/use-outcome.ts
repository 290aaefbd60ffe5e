import { useState } from 'react';

export interface Outcome {
  /** Counts outcomes, so that the same text is announced again. */
  readonly count: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The last outcome, and a function that sets the next one. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  const say = (tone: Outcome['tone'], text: string) =>
    setOutcome((before) => ({ count: (before?.count ?? 0) + 1, tone, text }));
  return { outcome, say, clear: () => setOutcome(undefined) };
}
