import type { Page } from '@playwright/test';

/** The stand-ins of lab/generators/fonts alone, as before the church's letters have come. */
const withoutLetters = `:root {
  --font-display: 'Cormorant Fallback', 'Cormorant Fallback Noto', serif;
  --font-text: 'Source Sans Fallback', 'Source Sans Fallback Roboto', sans-serif;
}`;

/**
 * How far the first screen moves, at the window's present width, when the letters come after it was painted: at least
 * the layout shift that Chromium would count (web.dev/articles/cls), and no browser has to be slow for it.
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
    // Less than 3 px is no shift.
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
