import { honeypotField } from 'contract/bot-signals';
import { formMessages } from '../form-messages.texts';
import styles from '../form.module.css';

/** A field that only robots fill in: it is hidden from sight, keyboard, screen readers and autofill (safety 1). */
export function Honeypot() {
  return (
    <div className={`visually-hidden ${styles.honeypot}`} aria-hidden="true">
      <label>
        {formMessages.leaveEmpty}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
