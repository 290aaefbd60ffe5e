import { language } from 'contract/language';
import type { Language } from 'contract/languages';
import { translate } from 'shared-ui/language';
import type { Translated } from 'shared-ui/language';

interface PageTexts<Texts> {
  readonly texts: Texts;
  readonly language: Language;
}

/** The texts of a page that are not yet in a module of their language. */
export const usePageTexts = <Texts>(translated: Translated<Texts>): PageTexts<Texts> => ({
  texts: translate(translated, language),
  language,
});
