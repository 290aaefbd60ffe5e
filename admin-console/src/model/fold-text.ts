/** Anything beyond Latin-1, where upper case and back takes more than it seems; and the micro sign, a Greek letter. */
const beyondLatin1 = /[^\0-\xb4\xb6-\xff]/;
/** Anything that is not a single space between two words. */
const looseSpace = /\s\s|[^\S ]|^\s|\s$/;

/**
 * A text as people compare it: the same letters, whatever their case, their encoding (NFC) and the spaces.
 * Upper case first, so that `ß` and `SS` meet.
 */
export function foldText(text: string): string {
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

/** A text as people search it: also without accents and umlauts, which not every keyboard has. */
export const foldForSearch = (text: string): string =>
  beyondLatin1.test(text)
    ? withoutMarks(text)
    : text.toLowerCase().replace(/[ß-ÿ]/g, (letter) => plainLetters[letter] ?? letter);

const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();

/** The accented letters of Latin-1 without their accents: looking one up is much faster than taking it apart. */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ', (letter) => [letter, withoutMarks(letter)]),
);
