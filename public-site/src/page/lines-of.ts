/** The lines of a text that say something. */
export const toLines = (text = ''): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '');
