import type { Language } from '../language/language';
import { translate } from '../language/language';
import { formMessages } from './form-messages';
import styles from './form.module.css';

/** The line that ends every form (DESIGN 3.15). */
export function PrivacyNotice({ language }: { readonly language: Language }) {
  const { notice, link } = translate(formMessages, language).privacy;
  return (
    <p className={styles.notice}>
      {notice} <a href="/privacy">{link}</a>
    </p>
  );
}
