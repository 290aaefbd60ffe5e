/** Loads a page anew, because only a new document chooses the versions that it runs. */
export const loadDocument = (address: string): void => location.assign(address);
