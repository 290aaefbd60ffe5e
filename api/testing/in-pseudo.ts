import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { pseudo } from 'tooling/locales/pseudo';
import type * as actual from '../src/mail/in-every-language';

/** Replaces `inEveryLanguage` in tests for untranslatable texts: all translatable ones are in the pseudo-locale. */
export const inEveryLanguage: typeof actual.inEveryLanguage =
  <Texts>(english: Texts, load: (language: Language) => Promise<unknown>) =>
  async (language: Language) =>
    pseudo({ ...(language === firstLanguage ? english : ((await load(language)) as Texts)) });
