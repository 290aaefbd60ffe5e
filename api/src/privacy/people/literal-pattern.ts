/** The source of a pattern that finds exactly this text. */
export const literalPattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
