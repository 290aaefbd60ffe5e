/** The message at a text that is too long, the same from the page and from the server. */
export const describeExcess = (excess: number): string =>
  excess === 1 ? '1 character too many.' : `${excess} characters too many.`;
