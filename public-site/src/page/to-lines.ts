/** The lines of a text that are not blank. */
export const toLines = (text = ''): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '');
