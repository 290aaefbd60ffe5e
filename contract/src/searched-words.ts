import { foldForSearch } from './text-folding';

/** What is searched for, folded, in each form in which it may be written. Any of them will do. */
export type SearchedWord = readonly [string, ...string[]];

/**
 * The words of what was typed. `mueller` and `müller` both find Müller as well as Mueller: texts are folded once and
 * keep all their letters, so only what is typed takes other forms. None are left of accents alone.
 */
export function readSearchedWords(typed: string): readonly SearchedWord[] {
  const words = typed.split(/\s+/);
  return words.filter((word) => foldTyped(word) !== '').map(readSearchedText);
}

/** Whether a folded text has the word in some form. */
export const holdsWord = (foldedText: string, forms: SearchedWord): boolean =>
  forms.some((form) => foldedText.includes(form));

/** The forms of a whole text, in which spaces count. */
export function readSearchedText(typed: string): SearchedWord {
  const folded = foldTyped(typed);
  // Two addresses are two mailboxes.
  if (typed.includes('@')) return [folded];
  const others = new Set([spellUmlauts(typed), contractUmlauts(folded)]);
  others.delete(folded);
  return [folded, ...others];
}

/** As between letters: of a name that is still being typed, an apostrophe or a hyphen stands at the end. */
const foldTyped = (typed: string): string => foldForSearch(`a${typed}a`).slice(1, -1);

const spellUmlauts = (typed: string): string =>
  foldTyped(
    typed
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüø]/g, (letter) => spelled[letter] ?? letter),
  );

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };

/** Fewer letters would find too much: `sue` every Susanna. */
const minLetters = 4;

/** As Lucene's GermanNormalizationFilter does: `ue` behind a vowel or a `q` is none, as in Bauer and Queen. */
export const contractUmlauts = (word: string): string =>
  word.length < minLetters
    ? word
    : word.replace(
        /([ao])e|(^|[^aeiouq])ue/g,
        (_pair, vowel?: string, before = '') => vowel ?? `${before}u`,
      );
