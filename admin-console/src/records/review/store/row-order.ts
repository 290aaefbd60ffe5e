type ReadOrder = () => readonly string[];

/** The records of all tables of a section in the order in which they are shown. */
export interface RowOrder {
  /** Registers a table's order, which is read on demand. Returns the function that removes it. */
  readonly register: (readOrder: ReadOrder) => () => void;
  /**
   * The record `step` rows further in the same table; undefined at its ends. For a record that has left its table, like
   * one that was marked as done, it is the next one that is still there.
   */
  readonly neighbour: (recordId: string, step: 1 | -1) => string | undefined;
  /** Remembers the order around a record while it is in a table. */
  readonly remember: (recordId: string) => void;
}

export function createRowOrder(): RowOrder {
  const tables = new Set<ReadOrder>();
  let remembered: readonly string[] = [];
  const tableOf = (recordId: string): readonly string[] | undefined => {
    for (const readOrder of tables) {
      const ids = readOrder();
      if (ids.includes(recordId)) return ids;
    }
    return undefined;
  };
  return {
    register: (readOrder) => {
      tables.add(readOrder);
      return () => tables.delete(readOrder);
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
      const present = new Set(Array.from(tables, (readOrder) => readOrder()).flat());
      return further.find((id) => present.has(id));
    },
  };
}
