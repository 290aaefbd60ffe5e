import type { Page } from '@playwright/test';
import { readPixels } from './pixels.ts';

type Colour = readonly [red: number, green: number, blue: number];

interface TextContrast {
  /** Between the text's colour and the pixel behind it that is nearest to it: 1 to 21. */
  readonly ratio: number;
  /** What WCAG 1.4.3 asks of text of this size. */
  readonly least: number;
}

/**
 * Measures what axe cannot compute: text on gradients and pictures, from what the browser paints behind it.
 * Undefined for text that something else covers, such as the page under an open drawer: nobody reads it there.
 */
export async function measureTextContrast(
  page: Page,
  target: string,
): Promise<TextContrast | undefined> {
  const element = page.locator(target);
  const { colour, isLarge, isCovered, clip } = await element.evaluate(hideText);
  const ground = isCovered ? undefined : await page.screenshot({ clip });
  await element.evaluate((hidden) => hidden.removeAttribute('data-unwritten'));
  if (!ground) return undefined;
  const { data } = await readPixels(page, ground);
  const behind = new Map<number, Colour>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    behind.set((red << 16) | (green << 8) | blue, [red, green, blue]);
  }
  const ratios = [...behind.values()].map((seen) => contrastOf(colour, seen));
  return { ratio: Math.min(...ratios), least: isLarge ? 3 : 4.5 };
}

/** Runs in the page: takes the letters away, so that only their ground is painted, and says where they stood. */
function hideText(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const style = getComputedStyle(element);
  const pixels = (length: string) => Number.parseFloat(length);
  const size = pixels(style.fontSize);
  // Read now: a computed style changes with its element.
  const colour = style.color.match(/[\d.]+/g)?.map(Number) as unknown as Colour;
  // A control's own writing is no node of the page: it stands between the paddings.
  const isControl = element.matches('select, input, textarea');
  const { x, y, width, height } = isControl ? element.getBoundingClientRect() : frameLetters();
  const [top, right, bottom, left] = isControl
    ? [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(pixels)
    : [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-unwritten], [data-unwritten] *, [data-unwritten]::placeholder {
      color: transparent !important;
      text-decoration: none !important;
      /* Letters that fade away are still there when the picture is taken. */
      transition: none !important;
    }
    [data-unwritten]::-webkit-datetime-edit, [data-unwritten]::-webkit-calendar-picker-indicator,
    [data-unwritten]::file-selector-button {
      visibility: hidden;
    }`);
  document.adoptedStyleSheets.push(sheet);
  element.setAttribute('data-unwritten', '');
  return {
    colour,
    isCovered: !element.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    clip: {
      x: x + (left ?? 0),
      y: y + (top ?? 0),
      width: width - (left ?? 0) - (right ?? 0),
      height: height - (top ?? 0) - (bottom ?? 0),
    },
  };

  /** Around all letters but those that only screen readers have: they lie in a box of one pixel, and flow out of it unseen. */
  function frameLetters(): DOMRect {
    const text = document.createRange();
    const lines: DOMRect[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.clientWidth === 1) continue;
      text.selectNodeContents(node);
      lines.push(...text.getClientRects());
    }
    const left = Math.min(...lines.map((line) => line.left));
    const top = Math.min(...lines.map((line) => line.top));
    const right = Math.max(...lines.map((line) => line.right));
    const bottom = Math.max(...lines.map((line) => line.bottom));
    return new DOMRect(left, top, right - left, bottom - top);
  }
}

/** The contrast ratio as WCAG 2.2 defines it. */
function contrastOf(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
