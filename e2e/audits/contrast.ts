import type { Page } from '@playwright/test';
import { hideTexts } from './hidden-text.ts';
import type { Colour, Frame, HiddenText } from './hidden-text.ts';
import { readPixels } from './pixels.ts';
import type { Pixels } from './pixels.ts';
import { untilAtRest } from './stillness.ts';

export interface TextContrast {
  /** The ratio of the text's colour and the nearest colour behind it: 1 to 21. */
  readonly ratio: number;
  /** The minimum of WCAG 1.4.3 for text of this size. */
  readonly least: number;
}

/** More rounds than any page needs to come to rest. */
const maxRounds = 20;

/**
 * Measures the contrast of text on gradients and pictures, which axe cannot compute, from screenshots of its
 * background. Texts are measured again if the page changed meanwhile. Undefined for text that is removed, transparent
 * or covered, such as the page under an open drawer. Texts that are visible together share a screenshot.
 * @throws if the page never comes to rest
 */
export async function measureTextContrasts(
  page: Page,
  targets: readonly string[],
): Promise<ReadonlyMap<string, TextContrast | undefined>> {
  const contrasts = new Map<string, TextContrast | undefined>();
  let left = targets;
  let unrest = 0;
  while (left.length > 0) {
    if (unrest === maxRounds) throw new Error(`${left[0]} did not stand still.`);
    // Text that the previous round scrolled into view may be fading in.
    await untilAtRest(page);
    const measured = await measureSeen(page, left);
    unrest = measured.size > 0 ? 0 : unrest + 1;
    for (const [target, contrast] of measured) contrasts.set(target, contrast);
    left = left.filter((target) => !contrasts.has(target));
  }
  return contrasts;
}

/** Measures the first text and all that are visible with it; none if the page changed meanwhile. */
async function measureSeen(
  page: Page,
  targets: readonly string[],
): Promise<ReadonlyMap<string, TextContrast | undefined>> {
  const hidden = await page.evaluateHandle(hideTexts, targets);
  const texts = await hidden.evaluate((all) => all.texts);
  const clip = frameAround(Object.values(texts).filter(isSeen));
  // By default Playwright hides the caret, which changes the page.
  const picture = clip && (await page.screenshot({ clip, caret: 'initial' }));
  if (await hidden.evaluate(({ show }) => show())) return new Map();
  const ground = picture && (await readPixels(page, picture));
  const contrastWith = (text: HiddenText) =>
    ground && clip && isSeen(text)
      ? findContrast(text, coloursWithin(ground, clip, text.clip))
      : undefined;
  return new Map(Object.entries(texts).map(([target, text]) => [target, contrastWith(text)]));
}

const isSeen = ({ isCovered, opacity }: HiddenText) => !isCovered && opacity > 0;

/** The common frame in whole pixels; undefined for no texts. */
function frameAround(texts: readonly HiddenText[]): Frame | undefined {
  if (texts.length === 0) return undefined;
  const clips = texts.map(({ clip }) => clip);
  const x = Math.floor(Math.min(...clips.map((clip) => clip.x)));
  const y = Math.floor(Math.min(...clips.map((clip) => clip.y)));
  const right = Math.ceil(Math.max(...clips.map((clip) => clip.x + clip.width)));
  const bottom = Math.ceil(Math.max(...clips.map((clip) => clip.y + clip.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** The distinct colours of a part of a picture, whose own frame is `whole`. */
function coloursWithin({ width, data }: Pixels, whole: Frame, part: Frame): Colour[] {
  const scale = width / whole.width;
  const left = Math.floor((Math.floor(part.x) - whole.x) * scale);
  const right = Math.ceil((Math.ceil(part.x + part.width) - whole.x) * scale);
  const top = Math.floor((Math.floor(part.y) - whole.y) * scale);
  const bottom = Math.ceil((Math.ceil(part.y + part.height) - whole.y) * scale);
  const colours = new Map<number, Colour>();
  for (let y = top; y < bottom; y += 1) {
    const row = data.subarray(4 * (y * width + left), 4 * (y * width + right));
    for (let at = 0; at < row.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = row.subarray(at, at + 3);
      colours.set((red << 16) | (green << 8) | blue, [red, green, blue]);
    }
  }
  return [...colours.values()];
}

function findContrast(text: HiddenText, ground: readonly Colour[]): TextContrast {
  if (ground.length === 0) throw new Error('The letters of a text have no place in the picture.');
  const ratio = Math.min(...ground.map((seen) => contrastOf(layOn(seen, text), seen)));
  return { ratio, least: text.isLarge ? 3 : 4.5 };
}

const layOn = (ground: Colour, { colour, opacity }: HiddenText): Colour => {
  const mix = (at: 0 | 1 | 2) => opacity * colour[at] + (1 - opacity) * ground[at];
  return [mix(0), mix(1), mix(2)];
};

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
