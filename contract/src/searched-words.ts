import { foldForSearch } from './text-folding';

/** A folded search word in all its spellings, one of which must match. */
export type SearchedWord = readonly [string, ...string[]];

/**
 * Splits a search term into words. `mueller` and `müller` both find Müller and Mueller: texts are folded once and keep
 * all their letters, so only the search word has several spellings. A term of nothing but accents has no words.
 */
export function readSearchedWords(typed: string): readonly SearchedWord[] {
  const words = typed.split(/\s+/);
  return words.filter((word) => foldTyped(word) !== '').map(readSearchedText);
}

/** Whether a folded text contains the word in one of its spellings. */
export const containsWord = (foldedText: string, forms: SearchedWord): boolean =>
  forms.some((form) => foldedText.includes(form));

/** The spellings of a whole text, in which spaces count. */
export function readSearchedText(typed: string): SearchedWord {
  const folded = foldTyped(typed);
  // Email addresses are compared exactly, because two spellings are two mailboxes.
  if (typed.includes('@')) return [folded];
  const others = new Set([spellUmlauts(typed), contractUmlauts(folded)]);
  others.delete(folded);
  return [folded, ...others];
}

/** Folded between two letters, because a half-typed name may end with an apostrophe or a hyphen. */
const foldTyped = (typed: string): string => foldForSearch(`a${typed}a`).slice(1, -1);

const spellUmlauts = (typed: string): string =>
  foldTyped(
    typed
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüø]/g, (letter) => spelled[letter] ?? letter),
  );

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };

/** Shorter words would match too much: `sue` would find every Susanna. */
const minLetters = 4;

/** Follows Lucene's GermanNormalizationFilter: `ue` after a vowel or a `q` is no umlaut, as in Bauer and Queen. */
export const contractUmlauts = (word: string): string =>
  word.length < minLetters
    ? word
    : word.replace(
        /([ao])e|(^|[^aeiouq])ue/g,
        (_pair, vowel?: string, before = '') => vowel ?? `${before}u`,
      );
