/** What is said at a text that is too long. The page and the server say the same. */
export const describeExcess = (excess: number): string =>
  excess === 1 ? '1 character too many.' : `${excess} characters too many.`;
