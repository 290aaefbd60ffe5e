/** The width of a usual character of the table's type, in pixels; a cell's padding comes on top. */
const characterWidth = 7.3;
const cellPadding = 22;

/** About how many pixels a cell needs to show `text` in one line. Measuring each would hold up the page. */
export const estimateTextWidth = (text: string) =>
  Math.round(text.length * characterWidth) + cellPadding;
