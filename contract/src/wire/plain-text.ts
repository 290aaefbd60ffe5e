/** A visible character: no space, no zero-width character, not the blank Braille pattern. */
const mark = /[^\s\p{Default_Ignorable_Code_Point}\p{Format}\u2800]/u;

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => mark.test(text);

/**
 * Invisible characters that come with pasted text: soft hyphens, zero-width spaces, byte order marks. Not joiners,
 * directional marks and variation selectors, which some scripts and emoji need.
 */
const pastedAlong = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;

/** Removes invisible pasted characters from a line, so that equal names are equal texts. */
export const removeInvisibleCharacters = (line: string): string => line.replace(pastedAlong, '');

/** Control characters except tabs and line breaks. */
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/;
const controlsAndLineBreaks = /[\u0000-\u0008\u000a-\u001f\u007f\u0085\u2028\u2029]/;

/** An unpaired surrogate, which UTF-8 cannot encode. */
const halves = /\p{Surrogate}/u;

/** Characters that override the text direction. */
const turningSigns = /[\u202a-\u202e\u2066-\u2069]/;

/** Whether a text overrides the text direction and could so be read as another. */
export const overridesTextDirection = (text: string): boolean => turningSigns.test(text);

/** Whether a text of one or more lines has neither control characters nor unpaired surrogates. */
export const isPlainText = (text: string): boolean => !controls.test(text) && !halves.test(text);

/** Whether a single line has neither control characters nor unpaired surrogates. */
export const isPlainLine = (text: string): boolean =>
  !controlsAndLineBreaks.test(text) && !halves.test(text);

/** Whether a text is a day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
