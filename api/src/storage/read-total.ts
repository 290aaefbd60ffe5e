/** Of rows that each tell how many there are over all pages. */
interface CountedRow {
  readonly total: number;
}

/**
 * The number of rows over all pages. A page behind the last one is empty and tells none, so the first one is read.
 * @param rows those of a page, which begins at `from`
 */
export async function readTotal(
  [row]: readonly CountedRow[],
  from: number,
  readFirst: () => Promise<CountedRow>,
): Promise<number> {
  if (row === undefined && from > 0) return (await readFirst()).total;
  return row?.total ?? 0;
}
