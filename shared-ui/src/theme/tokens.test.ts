import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureContrast } from './contrast';
import { nightTokens, tokens } from './tokens';
import { writeTokensStylesheet } from './tokens-stylesheet';

type Color = keyof typeof tokens.color;

it('has its stylesheet written from the tokens', () => {
  expect(readFileSync(join(__dirname, 'tokens.css'), 'utf8')).toBe(writeTokensStylesheet());
});

it('measures contrast as WCAG does', () => {
  expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(measureContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** WCAG 2.2: 1.4.3 requires 4.5 for text, 1.4.11 requires 3 for the outlines of controls and for focus rings. */
const pairs: readonly (readonly [Color, number, readonly Color[]])[] = [
  ['ink', 4.5, ['paper', 'surface', 'surfaceSunken', 'accentPale']],
  ['inkSoft', 4.5, ['paper', 'surface', 'surfaceSunken', 'accentPale']],
  ['indigo', 4.5, ['paper', 'surface', 'surfaceSunken', 'accentPale']],
  ['accent', 4.5, ['paper', 'surface', 'surfaceSunken', 'accentPale']],
  ['accentStrong', 4.5, ['surface', 'accentPale']],
  ['onIndigo', 4.5, ['indigo']],
  ['onGlass', 4.5, ['glassGold', 'glassAmber']],
  ['onInk', 4.5, ['night', 'glassRuby']],
  ['onInkSoft', 4.5, ['night']],
  ['glassAmber', 4.5, ['night']],
  ['paper', 4.5, ['ink']],
  ['onAccent', 4.5, ['accent', 'accentStrong']],
  ['success', 4.5, ['successPale', 'paper', 'surface']],
  ['error', 4.5, ['errorPale', 'paper', 'surface', 'surfaceSunken']],
  ['info', 4.5, ['infoPale', 'paper', 'surface']],
  ['control', 3, ['paper', 'surface', 'surfaceSunken']],
  // A focus ring is separated from its element by a gap in the page's background.
  ['focus', 3, ['paper', 'surface', 'surfaceSunken']],
  ['glassGold', 3, ['night']],
];

const schemes: Readonly<Record<string, Readonly<Record<Color, string>>>> = {
  day: tokens.color,
  night: { ...tokens.color, ...nightTokens.color },
};

describe.each(Object.entries(schemes))('by %s', (_name, color) => {
  it.each(pairs)('%s stands out by %d from its backgrounds', (one, least, backgrounds) => {
    const faint = backgrounds.filter(
      (background) => measureContrast(color[one], color[background]) < least,
    );
    expect(faint).toEqual([]);
  });

  it('lets a section of the page be told from the next, and a card from its ground', () => {
    const grounds = [color.paper, color.surface, color.surfaceSunken, color.night];
    expect(new Set(grounds).size).toBe(grounds.length);
  });
});

/**
 * At night no colour has a contrast of 3 to both gold and the background, so a gap in the background separates ring and
 * gold.
 */
it('rings gold by day in a colour that stands out from it', () => {
  expect(measureContrast(tokens.color.focus, tokens.color.glassGold)).toBeGreaterThanOrEqual(3);
});

it('keeps glass as it is by night', () => {
  const changed = Object.keys(nightTokens.color);
  expect(changed.filter((name) => name.startsWith('glass'))).toEqual([]);
});

it('says of the night only what differs from the day', () => {
  const same = Object.entries(nightTokens.color).filter(
    ([name, value]) => tokens.color[name as Color] === value,
  );
  expect(same).toEqual([]);
});
