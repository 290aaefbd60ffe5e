/** Anything beyond Latin-1, where upper case and back takes more than it seems; and the micro sign, a Greek letter. */
const beyondLatin1 = /[^\0-\xb4\xb6-\xff]/;
/** Anything that is not a single space between two words. */
const looseSpace = /\s\s|[^\S ]|^\s|\s$/;

/**
 * A text for deciding whether two are the same: the same letters, whatever their case, their encoding (NFC) and the
 * spaces. Upper case first, so that `ß` and `SS` meet.
 */
export function foldForComparison(text: string): string {
  const folded = beyondLatin1.test(text)
    ? text.normalize('NFC').toUpperCase().toLowerCase()
    : toLowerCase(text).replaceAll('ß', 'ss');
  return looseSpace.test(folded) ? folded.trim().replace(/\s+/g, ' ') : folded;
}

/** What lower case would change; a copy of a long list's texts is many megabytes. */
const upperCase = /[^\0-@[-\x7f]/;

/** A text in lower case: itself, where it is. */
export const toLowerCase = (text: string): string =>
  upperCase.test(text) ? text.toLowerCase() : text;

/** Letters that Unicode does not take apart into a plain letter and a mark, as people type them without. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  // At the end of a word it is another letter.
  ς: 'σ',
};
const unusual = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

/**
 * A text for searching in it, in tables and on the server alike: case, accents and umlauts do not count, and `soren`
 * finds Sørensen. Neither SQLite nor PostgreSQL can do this alike.
 */
export const foldForSearch = (text: string): string =>
  beyondLatin1.test(text)
    ? withoutMarks(text)
    : text.toLowerCase().replace(/[ß-ÿ]/g, (letter) => plainLetters[letter] ?? letter);

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(unusual, (letter) => spelledOut[letter] ?? letter);

/** The accented letters of Latin-1 without their accents: looking one up is much faster than taking it apart. */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ', (letter) => [letter, withoutMarks(letter)]),
);
