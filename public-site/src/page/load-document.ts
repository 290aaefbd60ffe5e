/** Leaves the page for another document. A function of its own, so that tests can replace it. */
export const loadDocument = (address: string): void => location.assign(address);

/** Leaves the page and replaces its history entry. */
export const replaceDocument = (address: string): void => location.replace(address);
