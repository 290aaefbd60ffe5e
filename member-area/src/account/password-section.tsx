import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { FormThanks } from 'shared-ui/form-parts';
import { accountTexts } from './account.texts';
import styles from './account.module.css';
import { PasswordForm } from './password-form';
import { Section } from './section';

interface PasswordSectionProps {
  readonly id: string;
  /** What the member logs in with, for password managers. */
  readonly email: string | undefined;
}

/** `closed` is how it opens, `left` and `changed` say how the form ended. */
type State = 'closed' | 'open' | 'left' | 'changed';

/** The change of the password: a button until it is asked for. */
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

/** What had the focus is gone: the first field has it, or the button. The good news takes it by itself. */
function useFocusOnChange(state: State) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'closed' || state === 'changed') return;
    content.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
  }, [state]);
  return content;
}
