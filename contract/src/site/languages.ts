import { firstLanguage } from './first-language';

export { firstLanguage };

/** What is the same for a language on every page. */
interface LanguageFacts {
  /** By its own name. */
  readonly name: string;
  /** The region whose dates and numbers its readers expect. */
  readonly locale: string;
  /** Said, on a page in another language, to a visitor who prefers this one. */
  readonly offer: string;
  /** Puts that away. */
  readonly decline: string;
}

/** The languages of the site. English is first, and has the addresses of requirements 2.1 (docs/add-a-language.md). */
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

/** The language that a text from outside names; undefined where it is none of the site's. */
export const readLanguage = (value: unknown): Language | undefined =>
  languageCodes.find((code) => code === value);

/** Every language by its own name, for who chooses one. */
export const languageNames = Object.fromEntries(
  languageCodes.map((code) => [code, languages[code].name]),
) as Readonly<Record<Language, string>>;

/** What stands before the paths of a language: nothing, or `/de`. */
export const toPrefix = (language: Language): string =>
  language === firstLanguage ? '' : `/${language}`;

/** A path of requirements 2.1 in a language: `/help/contact` is `/de/help/contact` in German, and `/` is `/de`. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? toPrefix(language) || '/' : toPrefix(language) + path;

/** What an address of the browser says: its language, and its path as in requirements 2.1. */
export interface LocalPath {
  readonly language: Language;
  readonly path: string;
}

/** Takes an address apart: `/de/help/contact` is `/help/contact` in German. */
export function readLocalPath(pathname: string): LocalPath {
  for (const language of languageCodes) {
    const prefix = toPrefix(language);
    if (prefix === '') continue;
    if (pathname === prefix) return { language, path: '/' };
    if (pathname.startsWith(`${prefix}/`)) return { language, path: pathname.slice(prefix.length) };
  }
  return { language: firstLanguage, path: pathname };
}
