import { foundNames, unfoundNames } from './search-examples';
import { containsWord, readSearchedWords } from './searched-words';
import { foldForSearch } from './text-folding';

/** Matches as every search does: the folded text contains each word in one of its forms. */
function finds(typed: string, text: string): boolean {
  const words = readSearchedWords(typed);
  return words.length > 0 && words.every((word) => containsWord(foldForSearch(text), word));
}

it.each(foundNames)('finds by %s what is written %s', (typed, written) => {
  for (const text of [`... ${written} ...`, `Łódź ${written}`])
    expect([text, finds(typed, text)]).toEqual([text, true]);
});

it.each(unfoundNames)('does not find by %s what is written %s', (typed, written) => {
  expect(finds(typed, written)).toBe(false);
});

it('looks for a word in no more forms than may be written', () => {
  expect(readSearchedWords(' Ruth  Mueller\u00a0Müller mueller@example.org Sue ')).toEqual([
    ['ruth'],
    ['mueller', 'muller'],
    ['muller', 'mueller'],
    ['mueller@example.org'],
    ['sue'],
  ]);
});
