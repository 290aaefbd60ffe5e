import * as folding from 'contract/text-folding';
import { containsWord, readSearchedText, readSearchedWords } from 'contract/searched-words';
import { WordFinder } from './word-finder';

jest.mock('contract/text-folding', () => {
  const real = jest.requireActual<typeof folding>('contract/text-folding');
  return { ...real, foldForSearch: jest.fn(real.foldForSearch) };
});
const { foldForSearch } = folding;

const finderOf = (typed: string) => new WordFinder(readSearchedText(typed));
/** The search of all sections on the server, as reference. */
const isFolded = (typed: string, text: string) =>
  containsWord(foldForSearch(text), readSearchedText(typed));

/**
 * Characters that are folded to two letters, to one, to none, or depending on the next one; and some outside of the
 * BMP.
 */
const signs = [...'sSßẞæÆœþÞðıİiIſŉ\u0323\u0301ọ́éÉaAeEnhHtTüÜ7.-’‑ʼ\0\nΣςяЯ한🕊️\u200d𝐀'];

/** A seeded generator, so that each run has the same numbers. */
function* makeNumbers(): Generator<number, never> {
  for (let seed = 1; ;) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield seed;
  }
}

it('finds in any text what the folded text holds, and nothing else', () => {
  const numbers = makeNumbers();
  const write = (most: number) =>
    Array.from(
      { length: 1 + (numbers.next().value % most) },
      () => signs[numbers.next().value % signs.length],
    ).join('');
  const wrong: (readonly [string, string])[] = [];
  let found = 0;
  for (let round = 0; round < 3000; round++) {
    const text = write(9);
    // Half of the typed words are parts of the text, so that they are found.
    const typed =
      round % 2
        ? write(3)
        : foldForSearch(text)
            .slice(numbers.next().value % 3)
            .slice(0, 4);
    const [word] = readSearchedWords(typed);
    if (!word) continue;
    const isThere = containsWord(foldForSearch(text), word);
    if (isThere) found += 1;
    if (new WordFinder(word).isIn(text) !== isThere) wrong.push([typed, text]);
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(1000);
});

it('folds only what may hold the word and does not hold it as it is typed', () => {
  const folded = (typed: string, text: string) => {
    const finder = finderOf(typed);
    jest.mocked(foldForSearch).mockClear();
    const isThere = finder.isIn(text);
    return [isThere, jest.mocked(foldForSearch).mock.calls.length];
  };
  const text = 'Grüß Gott! This is request 777, “please” don’t wait, Ṣadé.';
  expect(folded('778', text)).toEqual([false, 0]);
  expect(folded('grace', text)).toEqual([false, 0]);
  expect(folded('strasse', text)).toEqual([false, 0]);
  expect(folded('777', text)).toEqual([true, 0]);
  expect(folded('gott', text)).toEqual([true, 0]);
  expect(folded('gruss', text)).toEqual([true, 1]);
  expect(folded('sade', text)).toEqual([true, 1]);
  // The folding of such letters is not known in advance.
  expect(folded('grace', 'Καλημέρα')).toEqual([false, 1]);
});

it('knows a text that is the word', () => {
  expect(finderOf('A1b2').is('a1B2')).toBe(true);
  expect(finderOf('a1b').is('a1b2')).toBe(false);
  expect(finderOf('mueller').is('muller')).toBe(false);
});

it('finds the longest run of letters that one sign can stand for', () => {
  const run = 's'.repeat(40);
  expect(finderOf(run).isIn(`x${'ß'.repeat(20)}`)).toBe(isFolded(run, 'ß'.repeat(20)));
  expect(finderOf(run).isIn('s'.repeat(39))).toBe(false);
});
