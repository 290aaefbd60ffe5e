import { createContext, useCallback, useRef, useState } from 'react';

/** What came of something that staff did. */
export interface Outcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Takes it back; absent where there is nothing to take back. */
  readonly undo?: () => Promise<Outcome>;
}

export interface OutcomeNoteState {
  /** Each has another `count`: the same words are said anew. */
  readonly note: (Outcome & { readonly count: number }) | undefined;
  readonly isBusy: boolean;
  readonly say: (outcome: Outcome) => void;
  /** Takes back what is said to have been done, if it can be, and says what came of it. */
  readonly undo: () => Promise<void>;
  readonly dismiss: () => void;
}

/** Says what came of a change; around a record in its panel. */
export const SayContext = createContext<OutcomeNoteState['say']>(() => undefined);

/** Keeps what is said of the last change, with the way back. */
export function useOutcomeNote(): OutcomeNoteState {
  const [note, setNote] = useState<OutcomeNoteState['note']>();
  const [isBusy, setIsBusy] = useState(false);
  const count = useRef(0);
  const say = useCallback((outcome: Outcome) => {
    count.current += 1;
    setNote({ ...outcome, count: count.current });
  }, []);
  const dismiss = useCallback(() => setNote(undefined), []);
  const back = note?.undo;
  const undo = useCallback(async () => {
    if (!back || isBusy) return;
    setIsBusy(true);
    const outcome = await back();
    setIsBusy(false);
    say(outcome);
  }, [back, isBusy, say]);
  return { note, isBusy, say, undo, dismiss };
}
