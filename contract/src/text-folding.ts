/**
 * Anything beyond Latin-1, where upper case and back takes more than it seems; and of Latin-1 the micro sign, a Greek
 * letter, and the soft hyphen, which is not seen.
 */
const beyondLatin1 = /[^\0-\xac\xae-\xb4\xb6-\xff]/;
/** What nobody sees, and pasted words bring along. */
const unseen = /\p{Default_Ignorable_Code_Point}+/gu;
/** Anything that is not a single space between two words. */
const looseSpace = /\s\s|[^\S ]|^\s|\s$/;

/**
 * A text for deciding whether two are the same: the same letters, whatever their case, their encoding (NFC), the
 * spaces and what nobody sees. Upper case first, so that `ß` and `SS` meet.
 */
export function foldForComparison(text: string): string {
  const folded = beyondLatin1.test(text)
    ? text.replace(unseen, '').normalize('NFC').toUpperCase().toLowerCase()
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

/**
 * Apostrophes and hyphens of every kind between two letters, which people leave out as often as not: `OKeeffe` finds
 * O’Keeffe, and `annamaria` Anna-Maria. Those between digits tell two numbers apart.
 */
const joining =
  /['`\xb4\u0374\u1fef\u1ffdʹʻʼʽʾʿˈ‘’‛′＇ꞌ\u2212\p{Dash_Punctuation}\p{Default_Ignorable_Code_Point}]+/gu;
const endsInLetter = /[\p{L}\p{M}]$/u;
const beginsWithLetter = /^\p{L}/u;

/** Looking for the signs first is ten times as fast as for letters with a sign between them. */
const joinWords = (text: string): string =>
  text.replace(joining, (signs: string, at: number) => {
    const after = at + signs.length;
    const isWithin =
      endsInLetter.test(text.slice(Math.max(0, at - 2), at)) &&
      beginsWithLetter.test(text.slice(after, after + 2));
    return isWithin ? '' : signs;
  });

/** In a letter of two code units. There are too many of these to look them up one by one. */
const surrogate = /[\ud800-\udfff]/;

/**
 * A text for searching in it, in tables and on the server alike: case, accents, umlauts, apostrophes, hyphens and what
 * nobody sees do not count, and `soren` finds Sørensen. Neither SQLite nor PostgreSQL can do this alike. A stranger's
 * text is folded on the server, so no letter may cost much more than another.
 */
export function foldForSearch(text: string): string {
  const joined = joinWords(text);
  if (surrogate.test(joined)) return takeApart(joined);
  return joined.toLowerCase().replace(/[^\0-\x7f]/g, plainLetter);
}

/** By code: looking a letter up is much faster than taking it apart. */
const plainLetters: string[] = [];

const plainLetter = (letter: string): string =>
  (plainLetters[letter.charCodeAt(0)] ??= takeApart(letter));

const unusual = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

/** A text without its marks. Upper case first, so that letters of one upper case meet. */
const takeApart = (text: string): string =>
  text
    .normalize('NFD')
    // Its upper case is two signs, the first of them an apostrophe.
    .replaceAll('ŉ', 'n')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(unusual, (letter) => spelledOut[letter] ?? letter);
