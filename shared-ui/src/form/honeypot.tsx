import { honeypotField } from 'contract/bot-signals';
import type { Language } from '../language/language';
import { translate } from '../language/language';
import { formMessages } from './form-messages';
import styles from './form.module.css';

/**
 * A field that only robots find: out of sight, of the keyboard's way, of screen readers and of autofill, which
 * leaves what is not visible alone (SAFETY 1).
 */
export const Honeypot = ({ language }: { readonly language: Language }) => (
  <div className={`visually-hidden ${styles.honeypot}`} aria-hidden="true">
    <label>
      {translate(formMessages, language).leaveEmpty}
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
