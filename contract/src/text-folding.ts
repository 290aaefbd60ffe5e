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
  // Hausa, and languages of Ghana and Liberia.
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  // At the end of a word it is another letter.
  ς: 'σ',
  // Telephones write these in place of the plain ones.
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
};

/** In a letter of two code units. There are too many of these to look them up one by one. */
const surrogate = /[\ud800-\udfff]/;

/**
 * A text for searching in it, in tables and on the server alike: case, accents and umlauts do not count, and `soren`
 * finds Sørensen. Neither SQLite nor PostgreSQL can do this alike. A stranger's text is folded on the server, so no
 * letter may cost much more than another.
 */
export const foldForSearch = (text: string): string =>
  surrogate.test(text) ? takeApart(text) : text.toLowerCase().replace(/[^\0-\x7f]/g, plainLetter);

/** By code: looking a letter up is much faster than taking it apart. */
const plainLetters: string[] = [];

const plainLetter = (letter: string): string =>
  (plainLetters[letter.charCodeAt(0)] ??= takeApart(letter));

const unusual = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

/** A text without its marks. Upper case first, so that letters of one upper case meet. */
const takeApart = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(unusual, (letter) => spelledOut[letter] ?? letter);
