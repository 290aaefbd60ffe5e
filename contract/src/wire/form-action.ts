import { firstLanguage } from '../site/first-language';
import { readLanguage } from '../site/languages';
import type { Language } from '../site/languages';

/** In the query of what a page sends: its language, for the answer without JavaScript and for mails. */
const languageParameter = 'language';

/** Where a page in this language posts a form to. English names no language. */
export const formAction = (endpoint: `/${string}`, language: Language): `/${string}` =>
  language === firstLanguage ? endpoint : `${endpoint}?${languageParameter}=${language}`;

/** The language that the query of a form's action names; English where it names none that the site has. */
export const readActionLanguage = (query: unknown): Language =>
  findActionLanguage(query) ?? firstLanguage;

/** The same; undefined where it names none, as English pages do, and callers that are no page. */
export const findActionLanguage = (query: unknown): Language | undefined =>
  typeof query === 'object' && query !== null && languageParameter in query
    ? readLanguage(query[languageParameter])
    : undefined;
