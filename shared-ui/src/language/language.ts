import { languageCodes, languages } from 'contract/languages';
import type { Language } from 'contract/languages';

export type { Language };

/** Texts keyed by language. English is always there; another language may follow as data. */
export type Translated<Texts> = { readonly en: Texts } & {
  readonly [Other in Exclude<Language, 'en'>]?: Texts;
};

/** The texts in a language, or in English where they are not yet translated. */
export const translate = <Texts>(translated: Translated<Texts>, language: Language): Texts =>
  translated[language] ?? translated.en;

/** The region whose dates and numbers a language's readers expect. */
export const localeOf = Object.fromEntries(
  languageCodes.map((code) => [code, languages[code].locale]),
) as Readonly<Record<Language, string>>;
