import { createContext, useCallback, useRef, useState } from 'react';

export interface Outcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Takes the action back; absent if it cannot be undone. */
  readonly undo?: () => Promise<Outcome>;
}

export interface OutcomeNoteState {
  /** `count` differs for each outcome, so that a repeated text is announced again. */
  readonly note: (Outcome & { readonly count: number }) | undefined;
  readonly isBusy: boolean;
  readonly say: (outcome: Outcome) => void;
  /** Undoes the last action, if possible, and shows the outcome of that. */
  readonly undo: () => Promise<void>;
  readonly dismiss: () => void;
}

/** Shows the outcome of a change; provided around the open record's panel. */
export const ShowOutcomeContext = createContext<OutcomeNoteState['say']>(() => undefined);

/** Holds the outcome of the last change, with its undo. */
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
