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

it.each([
  ['soren', 'Sørensen'],
  ['aegir', 'Ægir'],
  ['lukasz', 'Łukasz'],
  ['dorde', 'Đorđe'],
  ['strasse', 'Straße'],
  ['thora', 'Þóra'],
  ['ολυμποσ', 'ΌΛΥΜΠΟΣ'],
])('finds by %s what is written %s', (typed, written) => {
  expect(foldForSearch(`... ${written} ...`)).toContain(foldForSearch(typed));
  expect(foldForSearch(`Łódź ${written}`)).toContain(foldForSearch(typed));
});
