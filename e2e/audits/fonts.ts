import type { Page } from '@playwright/test';

/** Only the fallback fonts of lab/generators/fonts, as before the web fonts are loaded. */
const withoutLetters = `:root {
  --font-display: 'Cormorant Fallback', 'Cormorant Fallback Noto', serif;
  --font-text: 'Source Sans Fallback', 'Source Sans Fallback Roboto', sans-serif;
}`;

/**
 * The layout shift of the first screen when the web fonts arrive after the first paint, at the window's present width:
 * at least what Chromium would count (web.dev/articles/cls), without a slow network.
 */
export const readLetterShift = (page: Page): Promise<number> =>
  page.evaluate(async (stand) => {
    scrollTo(0, 0);
    await document.fonts.ready;
    const parts = [
      ...document.querySelectorAll('header, header *, main *, footer, footer *'),
    ].filter((part) => getComputedStyle(part).display !== 'inline');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(stand);
    document.adoptedStyleSheets.push(sheet);
    const before = parts.map((part) => part.getBoundingClientRect());
    document.adoptedStyleSheets.pop();
    // Movements below 3 px count as no shift.
    const moved = parts
      .map((part, index) => [before[index] ?? new DOMRect(), part.getBoundingClientRect()] as const)
      .filter(([from, to]) => from.height > 0 && to.height > 0)
      .filter(([from, to]) => Math.min(from.top, to.top) < innerHeight)
      .filter(
        ([from, to]) => Math.max(Math.abs(from.top - to.top), Math.abs(from.left - to.left)) >= 3,
      );
    if (moved.length === 0) return 0;
    const boxes = moved.flat();
    const least = (side: 'top' | 'left') => Math.max(0, Math.min(...boxes.map((box) => box[side])));
    const most = (side: 'bottom' | 'right', end: number) =>
      Math.min(end, Math.max(...boxes.map((box) => box[side])));
    const height = most('bottom', innerHeight) - least('top');
    const width = most('right', innerWidth) - least('left');
    const distances = moved.map(([from, to]) =>
      Math.max(Math.abs(from.top - to.top), Math.abs(from.left - to.left)),
    );
    const impact = (height * width) / (innerHeight * innerWidth);
    return (impact * Math.max(...distances)) / Math.max(innerHeight, innerWidth);
  }, withoutLetters);
