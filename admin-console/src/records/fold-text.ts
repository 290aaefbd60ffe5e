/** Anything beyond ASCII, which most texts do without. */
const beyondAscii = /[^\0-\x7f]/;
/** Anything that is not a single space between two words. */
const looseSpace = /\s\s|[^\S ]|^\s|\s$/;

/**
 * A text as people compare it: the same letters, whatever their case, their encoding (NFC) and the spaces.
 * Upper case first, so that `ß` and `SS` meet.
 */
export function foldText(text: string): string {
  const folded = beyondAscii.test(text)
    ? text.normalize('NFC').toUpperCase().toLowerCase()
    : text.toLowerCase();
  return looseSpace.test(folded) ? folded.trim().replace(/\s+/g, ' ') : folded;
}

/** A text as people search it: also without accents and umlauts, which not every keyboard has. */
export const foldForSearch = (text: string): string =>
  beyondAscii.test(text)
    ? text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase()
    : text.toLowerCase();
