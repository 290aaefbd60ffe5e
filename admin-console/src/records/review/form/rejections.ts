import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** A change that the server refused, or that conflicts with a colleague's. */
export interface Rejection {
  /** Counts from 1, so that a repeated text is announced again. */
  readonly attempt: number;
  readonly text: string;
}

type Rejections = ReadonlyMap<string, Rejection>;

interface RejectionStore {
  readonly rejections: Rejections;
  /** Without a text, clears the rejection. */
  readonly note: (what: string, text: string | undefined) => void;
}

const none: Rejections = new Map();

export const RejectionsContext = createContext<RejectionStore>({
  rejections: none,
  note: () => undefined,
});

/**
 * Keeps the rejections of the open record, because the panel is remounted when the window becomes too narrow for a
 * panel beside the table, or wide enough.
 */
export function useRejections(recordId: string): RejectionStore {
  const [kept, setKept] = useState({ recordId, rejections: none });
  if (kept.recordId !== recordId) setKept({ recordId, rejections: none });
  const note = useCallback(
    (what: string, text: string | undefined) =>
      setKept((was) =>
        was.recordId === recordId
          ? { recordId, rejections: withText(was.rejections, what, text) }
          : was,
      ),
    [recordId],
  );
  const { rejections } = kept;
  return useMemo(() => ({ rejections, note }), [rejections, note]);
}

function withText(rejections: Rejections, what: string, text: string | undefined): Rejections {
  const others = new Map(rejections);
  if (text === undefined) others.delete(what);
  else others.set(what, { attempt: (rejections.get(what)?.attempt ?? 0) + 1, text });
  return others;
}

/** The rejection of one kind of change to the record, and how to set and clear it. */
export function useRejection(what: string) {
  const { rejections, note } = useContext(RejectionsContext);
  return {
    rejection: rejections.get(what),
    reject: (text: string) => note(what, text),
    clearRejection: () => note(what, undefined),
  };
}
