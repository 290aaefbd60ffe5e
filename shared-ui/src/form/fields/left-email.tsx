import type { ReactNode } from 'react';
import { tidyEmail, toStoredEmail } from 'contract/email-address';
import styles from '../form.module.css';
import { emailTexts } from './left-email.texts';
import { suggestEmail } from './suggest-email';

/**
 * Cleans up an email address when its field loses the focus: removes pasted extra characters, converts the domain to
 * ASCII if the browser rejects it, and suggests the domain that was probably meant. The form accepts either.
 */
export function correctEmailOnBlur(control: HTMLInputElement | null): ReactNode {
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

/** Fires an input event, so that the draft and the errors follow. */
function write(control: HTMLInputElement, email: string): void {
  if (control.value === email) return;
  control.value = email;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
