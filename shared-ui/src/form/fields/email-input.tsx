import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { tidyEmail } from 'contract/email-address';
import styles from '../form.module.css';
import { emailTexts } from './email-input.texts';

/**
 * The control of an address. When it is left, what was pasted along with the address goes, and the address that was
 * probably meant is offered where its domain is a near miss of a common one. It is an offer: the form takes either.
 */
export function EmailInput(input: ComponentProps<'input'>) {
  const control = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  const write = (email: string) => {
    if (!control.current) return;
    control.current.value = email;
    // The form's draft and its faults go by what is typed.
    control.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const look = async () => {
    const typed = control.current?.value ?? '';
    const tidy = tidyEmail(typed);
    if (tidy !== typed) write(tidy);
    setMeant(await suggest(tidy));
  };
  return (
    <div>
      <input
        {...input}
        ref={control}
        onBlur={() => void look()}
        onInput={() => setMeant(undefined)}
      />
      <div aria-live="polite">
        {meant && (
          <p className={styles.meant}>
            {emailTexts.meant}{' '}
            <button
              type="button"
              onClick={() => {
                write(meant);
                control.current?.focus();
              }}
            >
              {emailTexts.take(meant)}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** Loaded when a first address was typed. Without it there is no offer. */
const suggest = (email: string): Promise<string | undefined> =>
  email === ''
    ? Promise.resolve(undefined)
    : import('./suggest-email').then(
        ({ suggestEmail }) => suggestEmail(email),
        () => undefined,
      );
