/**
 * Characters beyond Latin-1, whose conversion to upper case and back can change more than the case; and from Latin-1
 * the micro sign, a Greek letter, and the invisible soft hyphen.
 */
const beyondLatin1 = /[^\0-\xac\xae-\xb4\xb6-\xff]/;
/** Invisible characters, which pasted texts often contain. */
const unseen = /\p{Default_Ignorable_Code_Point}+/gu;
/** Any space that is not a single one between two words. */
const looseSpace = /\s\s|[^\S ]|^\s|\s$/;

/**
 * Folds a text for an equality check that ignores case, encoding (NFC), spacing and invisible characters. Converts to
 * upper case first, so that `ß` equals `SS`.
 */
export function foldForComparison(text: string): string {
  const folded = beyondLatin1.test(text)
    ? text.replace(unseen, '').normalize('NFC').toUpperCase().toLowerCase()
    : toLowerCase(text).replaceAll('ß', 'ss');
  return looseSpace.test(folded) ? folded.trim().replace(/\s+/g, ' ') : folded;
}

/** Tested first, because copies of a long list's texts would take many megabytes. */
const upperCase = /[^\0-@[-\x7f]/;

/** Returns the same string if it is in lower case already. */
export const toLowerCase = (text: string): string =>
  upperCase.test(text) ? text.toLowerCase() : text;

/** Letters that Unicode does not decompose into a base letter and a mark, as people type them without. */
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
  // Letters of Hausa, and of languages of Ghana and Liberia.
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  // The form of sigma at the end of a word.
  ς: 'σ',
  // Phones insert these in place of the ASCII characters.
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
};

/**
 * Apostrophes and hyphens between two letters, which people often leave out: `OKeeffe` finds O’Keeffe, and `annamaria`
 * Anna-Maria. Hyphens between digits stay, because they distinguish numbers.
 */
const joining =
  /['`\xb4\u0374\u1fef\u1ffdʹʻʼʽʾʿˈ‘’‛′＇ꞌ\u2212\p{Dash_Punctuation}\p{Default_Ignorable_Code_Point}]+/gu;
const endsInLetter = /[\p{L}\p{M}]$/u;
const beginsWithLetter = /^\p{L}/u;

/** Searching for the joining characters first is ten times as fast as for letters with one between them. */
const joinWords = (text: string): string =>
  text.replace(joining, (signs: string, at: number) => {
    const after = at + signs.length;
    const isWithin =
      endsInLetter.test(text.slice(Math.max(0, at - 2), at)) &&
      beginsWithLetter.test(text.slice(after, after + 2));
    return isWithin ? '' : signs;
  });

/** Part of a character of two code units; there are too many of those for a lookup table. */
const surrogate = /[\ud800-\udfff]/;

/**
 * Folds a text for searching, in tables and on the server alike: ignores case, accents, umlauts, apostrophes, hyphens
 * and invisible characters, and `soren` finds Sørensen. Done here because SQLite and PostgreSQL do not agree. Untrusted
 * texts are folded on the server, so no character may cost much more than another.
 */
export function foldForSearch(text: string): string {
  const joined = joinWords(text);
  if (surrogate.test(joined)) return takeApart(joined);
  return joined.toLowerCase().replace(/[^\0-\x7f]/g, plainLetter);
}

/** Cache by code unit: a lookup is much faster than decomposing. */
const plainLetters: string[] = [];

const plainLetter = (letter: string): string =>
  (plainLetters[letter.charCodeAt(0)] ??= takeApart(letter));

const unusual = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

/** Removes the marks of a text. Converts to upper case first, so that letters with the same upper case are equal. */
const takeApart = (text: string): string =>
  text
    .normalize('NFD')
    // Its upper case is two characters, of which the first is an apostrophe.
    .replaceAll('ŉ', 'n')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(unusual, (letter) => spelledOut[letter] ?? letter);
