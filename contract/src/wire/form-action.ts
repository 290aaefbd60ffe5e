import { firstLanguage, languageCodes } from '../site/languages';
import type { Language } from '../site/languages';

/** In the query of a form's action: the language of the page that its answer leads to without JavaScript. */
const languageParameter = 'language';

/** Where a page in this language posts a form to. English names no language. */
export const formAction = (endpoint: string, language: Language): string =>
  language === firstLanguage ? endpoint : `${endpoint}?${languageParameter}=${language}`;

/** The language that the query of a form's action names; English where it names none that the site has. */
export const readActionLanguage = (query: unknown): Language =>
  languageCodes.find((code) => isAsked(query, code)) ?? firstLanguage;

const isAsked = (query: unknown, code: Language): boolean =>
  typeof query === 'object' &&
  query !== null &&
  languageParameter in query &&
  query[languageParameter] === code;
