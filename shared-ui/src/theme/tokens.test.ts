import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureContrast } from './contrast';
import { tokens } from './tokens';
import { writeTokensStylesheet } from './tokens-stylesheet';

type Color = keyof typeof tokens.color;

it('has its stylesheet written from the tokens', () => {
  expect(readFileSync(join(__dirname, 'tokens.css'), 'utf8')).toBe(writeTokensStylesheet());
});

it('measures contrast as WCAG does', () => {
  expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(measureContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** WCAG 2.2: 1.4.3 asks 4.5 of text, 1.4.11 asks 3 of the outlines of controls and of focus rings. */
it.each<[Color, number, Color[]]>([
  ['ink', 4.5, ['paper', 'surface', 'surfaceSunken', 'accentPale', 'glassGold', 'glassAmber']],
  ['inkSoft', 4.5, ['paper', 'surface', 'surfaceSunken', 'accentPale']],
  ['indigo', 4.5, ['paper', 'surface', 'surfaceSunken', 'accentPale']],
  ['accent', 4.5, ['paper', 'surface', 'surfaceSunken', 'accentPale']],
  ['onInk', 4.5, ['indigo', 'night']],
  ['onInkSoft', 4.5, ['indigo', 'night']],
  ['glassAmber', 4.5, ['indigo', 'night']],
  ['onInk', 4.5, ['ink']],
  ['onAccent', 4.5, ['accent', 'accentStrong']],
  ['success', 4.5, ['successPale', 'paper', 'surface']],
  ['error', 4.5, ['errorPale', 'paper', 'surface', 'surfaceSunken']],
  ['info', 4.5, ['infoPale', 'paper', 'surface']],
  ['control', 3, ['paper', 'surface', 'surfaceSunken']],
  ['focus', 3, ['paper', 'surface', 'surfaceSunken', 'glassGold']],
  ['glassGold', 3, ['indigo', 'night']],
])('%s stands out by %d from its backgrounds', (color, least, backgrounds) => {
  const faint = backgrounds.filter(
    (background) => measureContrast(tokens.color[color], tokens.color[background]) < least,
  );
  expect(faint).toEqual([]);
});
