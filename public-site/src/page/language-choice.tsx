import { language } from 'contract/language';
import { languageCodes, languages } from 'contract/languages';
import { useLocation } from 'react-router-dom';
import { addressIn } from './asked-language';
import styles from './language-choice.module.css';
import { loadDocument } from './load-document';

/**
 * Two buttons, each leading to this page in its language (SPEC 2.5). What is typed stays: the draft is the form's, not
 * the language's. Needs the page's script.
 */
export function LanguageChoice() {
  const page = useLocation();
  return (
    <div className={styles.choice}>
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => code !== language && loadDocument(addressIn(code, page))}
        >
          {languages[code].name}
        </button>
      ))}
    </div>
  );
}
