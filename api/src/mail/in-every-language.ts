import { firstLanguage, languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';

/** Returns the texts of a module in a language. */
export type TextsIn<Texts> = (language: Language) => Promise<Texts>;

/**
 * Loads the texts of a module in every language of the site, since one process serves all of them (decision 47). They
 * are loaded when the server starts; a missing translation stops the start.
 * @param load imports the translation, by a path with the language in it, so that a bundle includes every language
 */
export function inEveryLanguage<Texts>(
  english: Texts,
  load: (language: Language) => Promise<unknown>,
): TextsIn<Texts> {
  const texts = new Map(
    languageCodes.map((code) => [
      code,
      code === firstLanguage ? Promise.resolve(english) : (load(code) as Promise<Texts>),
    ]),
  );
  return (language) => texts.get(language) ?? Promise.resolve(english);
}
