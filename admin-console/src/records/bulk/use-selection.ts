import { useCallback, useMemo, useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Selects or deselects one record. With `isRange`, all from the one before it that was toggled become as it. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/**
 * The records of a list that are selected.
 * @param order the ids of the list in the order in which they are shown
 */
export function useSelection(order: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  /** The record that was toggled last, where a range begins. */
  const last = useRef<string>(undefined);
  const toggle = useCallback(
    (id: string, isRange = false) => {
      const range = isRange ? between(order, last.current, id) : [id];
      last.current = id;
      setIds((were) => (were.has(id) ? without(were, range) : new Set([...were, ...range])));
    },
    [order],
  );
  const add = useCallback((more: readonly string[]) => {
    setIds((were) => new Set([...were, ...more]));
  }, []);
  const remove = useCallback((fewer: readonly string[]) => {
    setIds((were) => without(were, fewer));
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, toggle, add, remove, clear }), [ids, toggle, add, remove, clear]);
}

/** The ids from one to another, in either direction; only the latter if the former is not in the list. */
function between(order: readonly string[], from: string | undefined, to: string): string[] {
  const [one, other] = [from === undefined ? -1 : order.indexOf(from), order.indexOf(to)];
  if (one === -1 || other === -1) return [to];
  return order.slice(Math.min(one, other), Math.max(one, other) + 1);
}

const without = (ids: ReadonlySet<string>, fewer: readonly string[]): ReadonlySet<string> => {
  const gone = new Set(fewer);
  return new Set([...ids].filter((id) => !gone.has(id)));
};
