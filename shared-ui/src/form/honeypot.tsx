import { useContext } from 'react';
import { honeypotField } from 'contract/bot-signals';
import { FormContext } from './form-context';
import styles from './form.module.css';

/**
 * A field that only robots find: out of sight, of the keyboard's way, of screen readers and of autofill, which
 * leaves what is not visible alone (SAFETY 1).
 */
export function Honeypot() {
  const { messages } = useContext(FormContext);
  return (
    <div className={`visually-hidden ${styles.honeypot}`} aria-hidden="true">
      <label>
        {messages.leaveEmpty}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
