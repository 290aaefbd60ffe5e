/** What a column would like, in pixels. */
export interface ColumnNeed {
  readonly field: string;
  /** Below this even its header is cut. */
  readonly least: number;
  /** With this nothing in it is cut. */
  readonly full: number;
  /** With this its header is whole also under the pointer, beside the tools that it shows then. */
  readonly withTools: number;
}

/** In pixels: what is comfortable to read where a table is wider than its place anyway. */
const comfortable = 330;

/**
 * Widths in pixels by field. Each column gets what it needs, and where that is more than there is, the longest share
 * the rest evenly, so that none is cut while another has room to spare. What is left goes to the tools of the headers. A table that does not fit at its least widths
 * is scrolled sideways, and then its columns are comfortable.
 * @param room in pixels; 0 where it is not known
 */
export function fitWidths(needs: readonly ColumnNeed[], room: number): ReadonlyMap<string, number> {
  const share = room > 0 ? fairShare(needs, room) : undefined;
  let rest = share === undefined ? Infinity : room - totalAt(needs, share);
  return new Map(
    needs.map((need) => {
      const width = widthAt(need, share ?? comfortable);
      const tools = Math.min(rest, Math.max(0, need.withTools - width));
      rest -= tools;
      return [need.field, width + tools];
    }),
  );
}

const widthAt = ({ least, full }: ColumnNeed, share: number): number =>
  Math.max(least, Math.min(full, share));

const totalAt = (needs: readonly ColumnNeed[], share: number): number =>
  needs.reduce((sum, need) => sum + widthAt(need, share), 0);

/** The most that one column may take so that all fit; undefined where they do not at their least. */
function fairShare(needs: readonly ColumnNeed[], room: number): number | undefined {
  if (totalAt(needs, 0) > room) return undefined;
  let [fits, tooWide] = [0, Math.max(room, ...needs.map(({ full }) => full)) + 1];
  while (tooWide - fits > 1) {
    const middle = Math.floor((fits + tooWide) / 2);
    if (totalAt(needs, middle) <= room) fits = middle;
    else tooWide = middle;
  }
  return fits;
}
