import { language } from 'contract/language';
import { languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';
import { readRememberedLanguage } from 'shared-ui/language-choice';

/** Another language that the visitor has chosen before, or that the browser asks for; undefined when it is this one. */
export function findPreferredLanguage(): Language | undefined {
  const wishes = [readRememberedLanguage(), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const preferred = wishes
    .map((wish) => languageCodes.find((code) => code === wish))
    .find((code) => code !== undefined);
  return preferred === language ? undefined : preferred;
}
