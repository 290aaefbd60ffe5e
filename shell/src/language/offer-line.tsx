import { useState } from 'react';
import { language } from 'contract/language';
import { languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { LanguageLink } from './language-link';
import styles from './offer-line.module.css';
import { rememberLanguage } from './remembered-language';
import { useOtherLanguages } from './use-other-languages';

interface OfferLineProps {
  readonly preferred: Language;
}

/** Leads to the page that is shown in the language that its visitor prefers, or is put away for good. */
export function OfferLine({ preferred }: OfferLineProps) {
  const [isDeclined, setIsDeclined] = useState(false);
  const offered = useOtherLanguages().find((other) => other.language === preferred);
  if (!offered || isDeclined) return null;
  const { offer, decline } = languages[preferred];
  const putAway = () => {
    rememberLanguage(language);
    setIsDeclined(true);
  };
  return (
    <div className={styles.offer} lang={preferred}>
      <LanguageLink {...offered}>{offer}</LanguageLink>
      <button type="button" onClick={putAway}>
        {decline}
      </button>
    </div>
  );
}
