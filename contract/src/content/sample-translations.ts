import { firstLanguage, languageCodes } from '../site/languages';
import type { Translations } from './content-entry';

/** The languages that tests name. */
const named: readonly string[] = ['en', 'de'];

/** Adds the English text for each language that tests do not name. */
export const inEachLanguage = <Texts extends Translations>(texts: Texts): Texts => {
  const others = languageCodes.filter((code) => !named.includes(code));
  return {
    ...Object.fromEntries(others.map((code) => [code, texts[firstLanguage] ?? ''])),
    ...texts,
  };
};
