import { languages, translate } from 'shared-ui/language';
import type { Language, Translated } from 'shared-ui/language';
import { useHydrated } from 'shared-ui/use-hydrated';
import { useSearchParams } from 'react-router-dom';

/** The name of the choice in the address: `?lang=de`. */
export const languageParameter = 'lang';

interface PageTexts<Texts> {
  readonly texts: Texts;
  /** The language that the texts are really in. */
  readonly language: Language;
}

/**
 * A page's texts in the language that its address asks for, or in English where they are not yet translated
 * (DESIGN 3.14). Pages are rendered ahead in English, so another language shows once the script is at work.
 */
export function usePageTexts<Texts>(translated: Translated<Texts>): PageTexts<Texts> {
  const isHydrated = useHydrated();
  const [parameters] = useSearchParams();
  const asked = languages.find((language) => language === parameters.get(languageParameter));
  const language = isHydrated && asked && translated[asked] ? asked : 'en';
  return { texts: translate(translated, language), language };
}
