import type { TUnsafe } from '@sinclair/typebox';
import { firstLanguage } from '../site/first-language';
import { readLanguage } from '../site/languages';
import type { Language } from '../site/languages';

/** Query parameter with the page's language, for the response without JavaScript and for emails. */
const languageParameter = 'language';

/** The query of a request that may name the page's language. Anything else in it is ignored. */
export const pageQuery = {
  type: 'object',
  properties: { [languageParameter]: {} },
} as unknown as TUnsafe<{ readonly [languageParameter]?: Language }>;

/** The query that a page in this language sends. English pages name no language. */
export const makePageQuery = (language: Language) =>
  language === firstLanguage ? {} : { [languageParameter]: language };

/** The `action` URL of a form on a page in this language. English pages name no language. */
export const formAction = (endpoint: `/${string}`, language: Language): `/${string}` =>
  language === firstLanguage ? endpoint : `${endpoint}?${languageParameter}=${language}`;

/** The same as the query of a declared request. */
export const toLanguageQuery = (language: Language): { readonly language?: Language } =>
  language === firstLanguage ? {} : { [languageParameter]: language };

/** The language that the query string names, or else English. */
export const readActionLanguage = (query: unknown): Language =>
  findActionLanguage(query) ?? firstLanguage;

/**
 * The language that the query string names; undefined if it names none, as from English pages and from other clients.
 */
export const findActionLanguage = (query: unknown): Language | undefined =>
  typeof query === 'object' && query !== null && languageParameter in query
    ? readLanguage(query[languageParameter])
    : undefined;
