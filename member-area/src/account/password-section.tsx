import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { FormThanks } from 'shared-ui/form-parts';
import { accountTexts } from './account.texts';
import styles from './account.module.css';
import { PasswordForm } from './password-form';
import { Section } from './section';

interface PasswordSectionProps {
  readonly id: string;
  /** The login name for password managers. */
  readonly email: string | undefined;
}

/** `left` and `changed` tell how the form was closed. */
type State = 'closed' | 'open' | 'left' | 'changed';

/** The change of the password: a button that opens a form. */
export function PasswordSection(props: PasswordSectionProps) {
  const words = accountTexts.password;
  const [state, setState] = useState<State>('closed');
  const content = useFocusOnChange(state);
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      <div ref={content}>
        {state === 'open' ? (
          <PasswordForm
            {...props}
            onChanged={() => setState('changed')}
            onCancel={() => setState('left')}
          />
        ) : (
          <Button variant="secondary" onClick={() => setState('open')}>
            {words.open}
          </Button>
        )}
      </div>
      {state === 'changed' && <FormThanks tone="success">{words.done}</FormThanks>}
    </Section>
  );
}

/**
 * Focuses the first field or the button, because the element that had the focus is unmounted. The success message takes
 * the focus itself.
 */
function useFocusOnChange(state: State) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'closed' || state === 'changed') return;
    content.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
  }, [state]);
  return content;
}
