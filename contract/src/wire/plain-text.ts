/** Anything that leaves a mark: not space, not zero-width, not the blank Braille pattern. */
const mark = /[^\s\p{Default_Ignorable_Code_Point}\p{Format}\u2800]/u;

/** Whether a person would see anything of a text. */
export const isVisible = (text: string): boolean => mark.test(text);

/**
 * What pasted words bring along and nobody sees: soft hyphens, places where a line may break, marks of a file's start.
 * Joiners, signs of direction and variants belong to some scripts and to emoji.
 */
const pastedAlong = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;

/** A line as it was meant, so that one name is one text. */
export const withoutPastedAlong = (line: string): string => line.replace(pastedAlong, '');

/** Tabs and line breaks are left out. */
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/;
const controlsAndLineBreaks = /[\u0000-\u0008\u000a-\u001f\u007f\u0085\u2028\u2029]/;

/** A surrogate without its other one, which UTF-8 cannot say. */
const halves = /\p{Surrogate}/u;

/** Signs that turn the direction of what follows. */
const turningSigns = /[\u202a-\u202e\u2066-\u2069]/;

/** Whether a text turns the direction of what follows: it could read as another than it is. */
export const turnsText = (text: string): boolean => turningSigns.test(text);

/** Whether a text, of several lines perhaps, has no control characters and no half of a character. */
export const isPlainText = (text: string): boolean => !controls.test(text) && !halves.test(text);

/** The same of one line. */
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
