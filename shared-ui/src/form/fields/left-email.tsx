import type { ReactNode } from 'react';
import { tidyEmail, toStoredEmail } from 'contract/email-address';
import styles from '../form.module.css';
import { emailTexts } from './left-email.texts';
import { suggestEmail } from './suggest-email';

/**
 * Takes out of an address what was pasted along with it, writes its domain in ASCII where the browser knows no other
 * letters, and offers the domain that was probably meant. It is an offer: the form takes either.
 */
export function leaveEmail(control: HTMLInputElement | null): ReactNode {
  if (!control) return undefined;
  write(control, tidyEmail(control.value));
  if (control.validity.typeMismatch) write(control, toStoredEmail(control.value));
  const meant = suggestEmail(control.value);
  if (meant === undefined) return undefined;
  return (
    <p className={styles.meant}>
      {emailTexts.meant}{' '}
      <button
        type="button"
        onClick={() => {
          write(control, meant);
          control.focus();
        }}
      >
        {emailTexts.take(meant)}
      </button>
    </p>
  );
}

/** The form's draft and its faults go by what is typed. */
function write(control: HTMLInputElement, email: string): void {
  if (control.value === email) return;
  control.value = email;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
