/** Escapes a text for use in a regular expression. */
export const literalPattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
