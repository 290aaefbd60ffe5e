import type { ReactNode } from 'react';
import { FormContext } from 'shared-ui/form-context';
import { describeFailure } from 'shared-ui/form-progress';
import { FormFailure } from 'shared-ui/form-parts';
import { translate } from 'shared-ui/language';
import { formMessages } from 'shared-ui/translated-form-messages';
import type { FormState } from 'shared-ui/use-form';
import { consoleLanguage } from '../console-language';
import styles from './staff-form.module.css';

interface StaffFormProps {
  readonly form: FormState;
  /** What is said of a refusal without words of its own. */
  readonly failed: string;
  readonly children: ReactNode;
  /** The buttons, behind what is said of the form. */
  readonly buttons: ReactNode;
}

/** A form for staff: its fields, why it was not taken, and its buttons. */
export function StaffForm({ form, failed, children, buttons }: StaffFormProps) {
  const messages = translate(formMessages, consoleLanguage);
  const { progress, element, submit, revise } = form;
  const failure = describeFailure(progress, messages, failed);
  return (
    <form
      ref={element}
      className={styles.form}
      // A password must never end up in an address.
      method="post"
      noValidate
      aria-busy={progress.phase === 'sending'}
      onSubmit={submit}
      onInput={revise}
    >
      <FormContext value={{ progress, messages, failure }}>
        {children}
        <FormFailure />
        <div className={styles.buttons}>{buttons}</div>
      </FormContext>
    </form>
  );
}
