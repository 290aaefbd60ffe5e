import { useState } from 'react';

/** What came of something that was done. */
export interface Outcome {
  /** Counts them: the same words again are announced again. */
  readonly count: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The last outcome, and what says the next. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  const say = (tone: Outcome['tone'], text: string) =>
    setOutcome((before) => ({ count: (before?.count ?? 0) + 1, tone, text }));
  return { outcome, say, clear: () => setOutcome(undefined) };
}
