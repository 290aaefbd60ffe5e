type ReadOrder = () => readonly string[];

/** The records of all tables of a section in the order in which they are shown. */
export interface RowOrder {
  /** Registers a table's order, which is read on demand, and its length. Returns the function that removes it. */
  readonly register: (readOrder: ReadOrder, length: number) => () => void;
  /** All records, one table after the other. */
  readonly all: () => readonly string[];
  readonly count: () => number;
  /** Calls `listener` when the records change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * The record `step` rows further in the same table; undefined at its ends. For a record that has left its table, like
   * one that was marked as done, it is the next one that is still there.
   */
  readonly neighbour: (recordId: string, step: 1 | -1) => string | undefined;
  /** Remembers the order around a record while it is in a table. */
  readonly remember: (recordId: string) => void;
}

export function createRowOrder(): RowOrder {
  const tables = new Map<ReadOrder, number>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const all = () => Array.from(tables.keys(), (readOrder) => readOrder()).flat();
  let remembered: readonly string[] = [];
  const tableOf = (recordId: string): readonly string[] | undefined => {
    for (const readOrder of tables.keys()) {
      const ids = readOrder();
      if (ids.includes(recordId)) return ids;
    }
    return undefined;
  };
  return {
    register: (readOrder, length) => {
      tables.set(readOrder, length);
      tell();
      return () => {
        tables.delete(readOrder);
        tell();
      };
    },
    all,
    count: () => Array.from(tables.values()).reduce((sum, length) => sum + length, 0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    remember: (recordId) => {
      remembered = tableOf(recordId) ?? remembered;
    },
    neighbour: (recordId, step) => {
      const ids = tableOf(recordId);
      if (ids) return ids[ids.indexOf(recordId) + step];
      const before = remembered.indexOf(recordId);
      if (before === -1) return undefined;
      const further =
        step === 1 ? remembered.slice(before + 1) : remembered.slice(0, before).reverse();
      const present = new Set(all());
      return further.find((id) => present.has(id));
    },
  };
}
