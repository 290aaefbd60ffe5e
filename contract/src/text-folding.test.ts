import { foundNames } from './search-examples';
import { foldForComparison, foldForSearch } from './text-folding';

const latin1 = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
/** Takes no shortcut: it is beyond Latin-1, and folding leaves it as it is. */
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

it.each(foundNames)('finds by %s what is written %s', (typed, written) => {
  for (const text of [`... ${written} ...`, `Łódź ${written}`])
    for (const word of typed.split(' ')) expect(foldForSearch(text)).toContain(foldForSearch(word));
});
