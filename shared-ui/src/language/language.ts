/** The languages that texts may be written in. English is complete and the default (DESIGN 3.14). */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Texts keyed by language. English is always there; another language may follow as data. */
export type Translated<Texts> = { readonly en: Texts } & {
  readonly [Other in Exclude<Language, 'en'>]?: Texts;
};

/** The texts in a language, or in English where they are not yet translated. */
export const translate = <Texts>(translated: Translated<Texts>, language: Language): Texts =>
  translated[language] ?? translated.en;

/** The region whose dates and numbers a language's readers expect. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-AT' };
