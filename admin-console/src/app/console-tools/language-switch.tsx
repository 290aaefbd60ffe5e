import { useId } from 'react';
import { language as pageLanguage } from 'contract/language';
import { languageCodes, languageNames } from 'contract/languages';
import type { Language } from 'contract/languages';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { changeLanguage } from './change-language';
import { consoleToolsTexts } from './console-tools.texts';
import styles from './console-tools.module.css';

/** The choice of the account's language. The console is loaded again in another one (`use-account-language.ts`). */
export function LanguageSwitch() {
  const id = useId();
  const { outcome, say } = useOutcome();
  const choose = async (language: Language) => {
    const failure = await changeLanguage(language);
    if (failure !== undefined) say('error', failure);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.languages}>
      <span id={id}>{consoleToolsTexts.language}</span>
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === pageLanguage}
          onClick={() => void choose(code)}
        >
          {languageNames[code]}
        </button>
      ))}
      <OutcomeMessage outcome={outcome} />
    </div>
  );
}
