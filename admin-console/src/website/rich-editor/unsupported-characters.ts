/** Characters that are not allowed in a text, although a keyboard or a clipboard may produce them. */
const unfit = /[\u0000-\u0008\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/g;

/** The text without the characters that a rich text must not contain. */
export const removeUnsupportedCharacters = (words: string): string =>
  words.replace(lineBreaks, ' ').replace(unfit, '');

/** Plain text of several lines, without forbidden characters. */
export const fitLines = (plain: string): string =>
  plain.replace(/\r\n?/g, '\n').split('\n').map(removeUnsupportedCharacters).join('\n');
