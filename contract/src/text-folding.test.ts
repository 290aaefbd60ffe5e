import { foldForComparison, foldForSearch } from './text-folding';

const latin1 = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
/** A character beyond Latin-1 that folding keeps, so that the text takes no shortcut. */
const far = 'ʁ';
const folds = [
  ['compare', foldForComparison],
  ['search', foldForSearch],
] as const;

it.each(folds)('folds every letter of Latin-1 as it folds the others, to %s', (_use, fold) => {
  for (const letter of latin1)
    expect([letter, fold(`a${letter}a`)]).toEqual([
      letter,
      fold(`a${letter}a${far}`).replace(far, ''),
    ]);
});

it('folds letters of other languages', () => {
  expect(folds.map(([, fold]) => fold('Ọláńrewájú ŠÍP'))).toEqual([
    'ọláńrewájú šíp',
    'olanrewaju sip',
  ]);
});

it('folds every letter as it does beside one of two code units', () => {
  const letters = Array.from({ length: 0xd800 - 0x80 }, (_, index) =>
    String.fromCharCode(0x80 + index),
  );
  const unlike = letters.filter(
    (letter) => foldForSearch(`a${letter}b`) !== foldForSearch(`a${letter}b😀`).replace('😀', ''),
  );
  expect(unlike).toEqual([]);
});
