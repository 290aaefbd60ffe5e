import type { Page } from '@playwright/test';
import { hideText } from './hidden-text.ts';
import { readPixels } from './pixels.ts';
import { untilAtRest } from './stillness.ts';

type Colour = readonly [red: number, green: number, blue: number];

interface TextContrast {
  /** Between the text's colour and the pixel behind it that is nearest to it: 1 to 21. */
  readonly ratio: number;
  /** What WCAG 1.4.3 asks of text of this size. */
  readonly least: number;
}

/** More often than any page needs to come to rest. */
const maxRounds = 20;

/**
 * Measures what axe cannot compute: text on gradients and pictures, from what the browser paints behind it. What was
 * measured while the page changed is measured again: the picture would show something else than the text's ground.
 * Undefined for text that is gone, wholly transparent or covered, such as the page under an open drawer: it cannot be
 * read there.
 *
 * @throws where the page never comes to rest
 */
export async function measureTextContrast(
  page: Page,
  target: string,
): Promise<TextContrast | undefined> {
  for (let round = 0; round < maxRounds; round += 1) {
    // What the round before has scrolled into view may come in gently.
    await untilAtRest(page);
    const element = await page.$(target);
    if (!element) return undefined;
    const hidden = await element.evaluateHandle(hideText);
    const { isLarge, isCovered, clip, ...ink } = await hidden.evaluate(({ text }) => text);
    const isSeen = !isCovered && ink.opacity > 0;
    // Playwright hides the caret by changing the page.
    const ground = isSeen ? await page.screenshot({ clip, caret: 'initial' }) : undefined;
    if (await hidden.evaluate(({ show }) => show())) continue;
    if (!ground) return undefined;
    const ratio = await findLeastContrast(page, ink, ground);
    return { ratio, least: isLarge ? 3 : 4.5 };
  }
  throw new Error(`${target} did not stand still.`);
}

interface Ink {
  readonly colour: Colour;
  /** 0 to 1. */
  readonly opacity: number;
}

async function findLeastContrast(page: Page, ink: Ink, ground: Buffer): Promise<number> {
  const { data } = await readPixels(page, ground);
  const behind = new Map<number, Colour>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    behind.set((red << 16) | (green << 8) | blue, [red, green, blue]);
  }
  return Math.min(...[...behind.values()].map((seen) => contrastOf(layOn(seen, ink), seen)));
}

const layOn = (ground: Colour, { colour, opacity }: Ink): Colour => {
  const mix = (at: 0 | 1 | 2) => opacity * colour[at] + (1 - opacity) * ground[at];
  return [mix(0), mix(1), mix(2)];
};

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
