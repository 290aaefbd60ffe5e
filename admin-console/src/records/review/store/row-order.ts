type ReadOrder = () => readonly string[];

/** The records of all tables of a section in the order in which they are shown. */
export interface RowOrder {
  /** Registers a table's order, which is read on demand. Returns the function that removes it. */
  readonly register: (readOrder: ReadOrder) => () => void;
  /** The record `step` rows further in the same table; undefined at its ends. */
  readonly neighbour: (recordId: string, step: 1 | -1) => string | undefined;
}

export function createRowOrder(): RowOrder {
  const tables = new Set<ReadOrder>();
  return {
    register: (readOrder) => {
      tables.add(readOrder);
      return () => tables.delete(readOrder);
    },
    neighbour: (recordId, step) => {
      for (const readOrder of tables) {
        const ids = readOrder();
        const place = ids.indexOf(recordId);
        if (place !== -1) return ids[place + step];
      }
      return undefined;
    },
  };
}
