import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { pseudo } from 'tooling/locales/pseudo';
import type * as actual from '../src/mail/in-every-language';

/**
 * Stands in for `inEveryLanguage` where a test looks for words that are in no module of texts: every text is in the
 * pseudo-language.
 */
export const inEveryLanguage: typeof actual.inEveryLanguage =
  <Texts>(english: Texts, load: (language: Language) => Promise<unknown>) =>
  async (language: Language) =>
    pseudo({ ...(language === firstLanguage ? english : ((await load(language)) as Texts)) });
