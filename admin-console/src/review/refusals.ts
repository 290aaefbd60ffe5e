import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** What the server, or a colleague who was faster, refused. */
export interface Refusal {
  /** Counts from 1: the same words are said anew after another attempt. */
  readonly attempt: number;
  readonly text: string;
}

type Refusals = ReadonlyMap<string, Refusal>;

interface RefusalKeeper {
  readonly refusals: Refusals;
  /** Without a text, nothing is refused (any more). */
  readonly note: (what: string, text: string | undefined) => void;
}

const none: Refusals = new Map();

export const RefusalsContext = createContext<RefusalKeeper>({
  refusals: none,
  note: () => undefined,
});

/**
 * Keeps what was refused to be done with the record that is open. What is in a record's panel is made anew when the
 * window becomes too narrow for a panel beside the table, or wide enough, and would forget it.
 */
export function useRefusalKeeper(recordId: string): RefusalKeeper {
  const [kept, setKept] = useState({ recordId, refusals: none });
  if (kept.recordId !== recordId) setKept({ recordId, refusals: none });
  const note = useCallback(
    (what: string, text: string | undefined) =>
      setKept((was) =>
        was.recordId === recordId
          ? { recordId, refusals: withText(was.refusals, what, text) }
          : was,
      ),
    [recordId],
  );
  const { refusals } = kept;
  return useMemo(() => ({ refusals, note }), [refusals, note]);
}

function withText(refusals: Refusals, what: string, text: string | undefined): Refusals {
  const others = new Map(refusals);
  if (text === undefined) others.delete(what);
  else others.set(what, { attempt: (refusals.get(what)?.attempt ?? 0) + 1, text });
  return others;
}

/** The refusal of one thing that can be done with the record, and how to note or to forget it. */
export function useRefusal(what: string) {
  const { refusals, note } = useContext(RefusalsContext);
  return {
    refusal: refusals.get(what),
    refuse: (text: string) => note(what, text),
    forgetRefusal: () => note(what, undefined),
  };
}
