import { language } from 'contract/language';
import { languageCodes, languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { useLocation } from 'react-router-dom';
import { addressIn, rememberLanguage } from 'shared-ui/language-choice';
import styles from './language-choice.module.css';
import { loadDocument } from './load-document';

/**
 * Two buttons that lead to this page in each language and store the choice on this device (requirements 2.5). Typed
 * values stay, because drafts do not depend on the language. Needs JavaScript.
 */
export function LanguageChoice() {
  const page = useLocation();
  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    if (chosen !== language) loadDocument(addressIn(chosen, page));
  };
  return (
    <div className={styles.choice}>
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {languages[code].name}
        </button>
      ))}
    </div>
  );
}
