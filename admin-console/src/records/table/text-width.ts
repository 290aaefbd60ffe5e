/**
 * How wide each sign from the space to `~` is in Source Sans 3, in thousandths of its size. A usual width for all cut
 * addresses of many wide letters beside columns of narrow ones that had room to spare.
 */
const widths = [
  200, 289, 426, 497, 497, 824, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350, 497, 497, 497,
  497, 497, 497, 497, 497, 497, 497, 249, 249, 497, 497, 497, 425, 847, 543, 588, 571, 615, 527,
  494, 617, 652, 263, 479, 579, 486, 727, 647, 664, 566, 664, 569, 534, 536, 645, 515, 786, 513,
  476, 539, 303, 350, 303, 497, 500, 542, 504, 553, 456, 555, 496, 292, 504, 544, 246, 247, 495,
  255, 829, 547, 542, 555, 555, 347, 419, 338, 544, 467, 719, 446, 467, 425, 303, 241, 303, 497,
];
const firstSign = 0x20;
/** Of any other letter, and of a sign as wide as it is high, from which those of East Asia begin. */
const otherWidth = 600;
const squareWidth = 1000;
const firstSquare = 0x2e80;
/** By how much a sign of a link or a header is wider. */
const boldness = 28;

/** The size of the table's type, in pixels; a cell's padding comes on top. */
const size = 15;
const cellPadding = 22;
/** So many of the narrowest letters are wider than any column. */
const longest = 1000;

interface TextLook {
  /** As the link to the record and the headers are. */
  readonly isBold?: boolean;
}

/** About how many pixels a cell needs to show `text` in one line. Measuring each would hold up the page. */
export function estimateTextWidth(text: string, { isBold = false }: TextLook = {}): number {
  const length = Math.min(text.length, longest);
  let width = isBold ? length * boldness : 0;
  for (let place = 0; place < length; place += 1) width += signWidth(text.charCodeAt(place));
  return Math.ceil((width * size) / 1000) + cellPadding;
}

const signWidth = (code: number): number =>
  widths[code - firstSign] ?? (code < firstSquare ? otherWidth : squareWidth);
