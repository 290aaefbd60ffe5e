import { useSearchParams } from 'react-router-dom';
import { languages } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';
import { languageParameter } from './use-page-language';
import styles from './language-choice.module.css';

/** Each language by its own name. */
const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Two buttons that choose the page's language; the choice is kept in the address (SPEC 2.5). Needs the page's script. */
export function LanguageChoice({ current }: { readonly current: Language }) {
  const [, setParameters] = useSearchParams();
  const choose = (language: Language) =>
    setParameters(
      (now) => {
        now.set(languageParameter, language);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.choice}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => choose(language)}
        >
          {names[language]}
        </button>
      ))}
    </div>
  );
}
