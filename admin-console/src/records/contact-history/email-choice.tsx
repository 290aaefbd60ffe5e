import { useEffect, useId } from 'react';
import { languageCodes, languageNames } from 'contract/languages';
import type { Language } from 'contract/languages';
import { emailTemplates } from 'contract/contact-history-requests';
import type { EmailTemplate } from 'contract/contact-history-requests';
import { LimitedTextarea } from '../../base/parts/forms/limited-text';
import type { EmailTypingStore } from './use-email-typing';
import styles from './contact-history.module.css';
import { contactHistoryTexts } from './contact-history.texts';

interface EmailChoiceProps {
  readonly template: EmailTemplate;
  readonly language: Language;
  readonly choose: EmailTypingStore['choose'];
}

/** The choice of an email's template and language. */
export function EmailChoice({ template, language, choose }: EmailChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choices}>
      <div className={styles.field}>
        <label htmlFor={`${id}-template`}>{contactHistoryTexts.template}</label>
        <select
          id={`${id}-template`}
          value={template}
          onChange={({ target }) => {
            const chosen = emailTemplates.find((one) => one === target.value);
            if (chosen) choose({ template: chosen });
          }}
        >
          {emailTemplates.map((one) => (
            <option key={one} value={one}>
              {contactHistoryTexts.templates[one]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-language`}>{contactHistoryTexts.language}</label>
        <select
          id={`${id}-language`}
          value={language}
          onChange={({ target }) => {
            const chosen = languageCodes.find((one) => one === target.value);
            if (chosen) choose({ language: chosen });
          }}
        >
          {languageCodes.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface EmailTextFieldProps {
  readonly id: string;
  readonly value: string;
  readonly language: Language;
  readonly limit: number;
  readonly onType: (text: string) => void;
}

/** The text of an email or message, with the cursor after its greeting, where one begins to write. */
export function EmailTextField({ id, value, language, limit, onType }: EmailTextFieldProps) {
  useEffect(() => {
    const area = document.getElementById(id) as HTMLTextAreaElement | null;
    const greeting = area?.value.indexOf('\n\n') ?? -1;
    area?.focus();
    if (greeting >= 0) area?.setSelectionRange(greeting + 2, greeting + 2);
    if (area) area.scrollTop = 0;
  }, [id]);
  const left = limit - value.length;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{contactHistoryTexts.text}</label>
      <LimitedTextarea
        id={id}
        rows={12}
        lang={language}
        limit={limit}
        value={value}
        aria-describedby={left < 0 ? undefined : `${id}-left`}
        onChange={({ target }) => onType(target.value)}
      />
      {left >= 0 && (
        <p id={`${id}-left`} className={styles.hint}>
          {contactHistoryTexts.left(left)}
        </p>
      )}
    </div>
  );
}
