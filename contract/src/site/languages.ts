import { firstLanguage } from './first-language';

export { firstLanguage };

/** Properties of a language that are the same on every page. */
interface LanguageFacts {
  /** Its name in the language itself. */
  readonly name: string;
  readonly locale: string;
  /** Offer on a page in another language to a visitor who prefers this one. */
  readonly offer: string;
  /** Label of the button that dismisses the offer. */
  readonly decline: string;
}

/** The languages of the site. English is first and has the paths of requirements 2.1 (docs/add-a-language.md). */
export const languages = {
  en: {
    name: 'English',
    locale: 'en-GB',
    offer: 'Read this page in English',
    decline: 'No, thank you',
  },
  de: {
    name: 'Deutsch',
    locale: 'de-AT',
    offer: 'Diese Seite auf Deutsch lesen',
    decline: 'Nein, danke',
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** Parses a language code; undefined if the site does not have the language. */
export const readLanguage = (value: unknown): Language | undefined =>
  languageCodes.find((code) => code === value);

/** Every language's own name, for a choice. */
export const languageNames = Object.fromEntries(
  languageCodes.map((code) => [code, languages[code].name]),
) as Readonly<Record<Language, string>>;

/** Prefix of a language's paths: '' or `/de`. */
export const toPrefix = (language: Language): string =>
  language === firstLanguage ? '' : `/${language}`;

/**
 * Converts a path of requirements 2.1 to a language: `/help/contact` becomes `/de/help/contact` in German, and `/`
 * becomes `/de`.
 */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? toPrefix(language) || '/' : toPrefix(language) + path;

/** The language of a URL path, and the path as in requirements 2.1. */
export interface LocalPath {
  readonly language: Language;
  readonly path: string;
}

/** Splits a URL path into its language and the rest: `/de/help/contact` is `/help/contact` in German. */
export function readLocalPath(pathname: string): LocalPath {
  for (const language of languageCodes) {
    const prefix = toPrefix(language);
    if (prefix === '') continue;
    if (pathname === prefix) return { language, path: '/' };
    if (pathname.startsWith(`${prefix}/`)) return { language, path: pathname.slice(prefix.length) };
  }
  return { language: firstLanguage, path: pathname };
}
