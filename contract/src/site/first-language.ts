/**
 * The language whose URLs have no prefix. A module of its own, so that pages need not load the names of all languages.
 */
export const firstLanguage = 'en';
