import { type Color, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

/** Print versions of the site's colour tokens. */
export const ink = rgb(0.09, 0.1, 0.2);
export const quiet = rgb(0.34, 0.36, 0.45);
export const accent = rgb(0.6, 0.13, 0.22);
export const gold = rgb(0.79, 0.6, 0.22);
export const paper = rgb(0.992, 0.98, 0.955);

export interface Style {
  readonly font: PDFFont;
  readonly size: number;
  readonly leading: number;
  readonly color: Color;
}

/** Breaks text into lines as even as possible: least sum of squared gaps, ignoring the last line. */
export function breakLines(text: string, { font, size }: Style, width: number): string[] {
  const words = text.split(' ');
  const widths = words.map((word) => font.widthOfTextAtSize(word, size));
  const space = font.widthOfTextAtSize(' ', size);
  const cost: number[] = Array.from({ length: words.length + 1 }, () => Infinity);
  const from: number[] = Array.from({ length: words.length + 1 }, () => 0);
  cost[0] = 0;
  for (let end = 1; end <= words.length; end += 1) {
    let length = -space;
    for (let start = end - 1; start >= 0; start -= 1) {
      length += (widths[start] ?? 0) + space;
      if (length > width && start < end - 1) break;
      const gap = end === words.length ? 0 : (width - length) ** 2;
      const orphan = end === words.length && end - start === 1 && start > 0 ? width * 20 : 0;
      const total = (cost[start] ?? Infinity) + gap + orphan;
      if (total < (cost[end] ?? Infinity)) [cost[end], from[end]] = [total, start];
    }
  }
  const lines: string[] = [];
  for (let end = words.length; end > 0; end = from[end] ?? 0)
    lines.unshift(words.slice(from[end] ?? 0, end).join(' '));
  return lines;
}

/** Draws lines below y and returns the y below them. */
export function setLines(
  page: PDFPage,
  lines: readonly string[],
  style: Style,
  x: number,
  y: number,
  width: number,
  align: 'left' | 'centre' = 'left',
): number {
  let baseline = y;
  for (const line of lines) {
    baseline -= style.leading;
    const length = style.font.widthOfTextAtSize(line, style.size);
    const left = align === 'centre' ? x + (width - length) / 2 : x;
    page.drawText(line, {
      x: left,
      y: baseline,
      size: style.size,
      font: style.font,
      color: style.color,
    });
  }
  return baseline;
}

/** Draws letter-spaced text for headings in small capitals. */
export function setSpaced(
  page: PDFPage,
  text: string,
  style: Style,
  centre: number,
  y: number,
  gap: number,
): void {
  const letters = Array.from(text);
  const total = letters.reduce(
    (sum, letter) => sum + style.font.widthOfTextAtSize(letter, style.size) + gap,
    -gap,
  );
  let x = centre - total / 2;
  for (const letter of letters) {
    page.drawText(letter, { x, y, size: style.size, font: style.font, color: style.color });
    x += style.font.widthOfTextAtSize(letter, style.size) + gap;
  }
}
