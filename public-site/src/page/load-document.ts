/** Leaves the page for another document. */
export const loadDocument = (address: string): void => location.assign(address);

/** The same, in the place of this page: going back does not lead to it. */
export const replaceDocument = (address: string): void => location.replace(address);
