import { useState } from 'react';
import { language } from 'contract/language';
import { languages, languageCodes } from 'contract/languages';
import { rememberLanguage, getRememberedLanguage } from 'shared-ui/language-choice';
import { useHydrated } from 'shared-ui/use-hydrated';
import { LanguageLink } from './language-link';
import styles from './language-offer.module.css';
import { useOtherLanguages } from './use-other-languages';
import type { Language } from 'contract/languages';

/**
 * Offers the same page in the language that the visitor's browser prefers, in one quiet line in that language. Visitors
 * are never redirected unasked, and no document differs by its reader.
 */
export function LanguageOffer() {
  const [isDeclined, setIsDeclined] = useState(false);
  const preferred = useHydrated() ? findPreferredLanguage() : undefined;
  const offered = useOtherLanguages().find((other) => other.language === preferred);
  if (!offered || isDeclined) return null;
  const { name, offer, decline } = languages[offered.language];
  const putAway = () => {
    rememberLanguage(language);
    setIsDeclined(true);
  };
  return (
    <aside className={styles.offer} lang={offered.language} aria-label={name}>
      <LanguageLink {...offered}>{offer}</LanguageLink>
      <button type="button" onClick={putAway}>
        {decline}
      </button>
    </aside>
  );
}

/**
 * Finds another language that the visitor chose before, or that the browser prefers; undefined if it is the current
 * one.
 */
export function findPreferredLanguage(): Language | undefined {
  const candidates = [
    getRememberedLanguage(),
    ...navigator.languages.map((tag) => tag.split('-')[0]),
  ];
  const preferred = candidates
    .map((candidate) => languageCodes.find((code) => code === candidate))
    .find((code) => code !== undefined);
  return preferred === language ? undefined : preferred;
}
