/** The language whose addresses have no prefix. Alone, so that a page's script need not carry the names of all. */
export const firstLanguage = 'en';
