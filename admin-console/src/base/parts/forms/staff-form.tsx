import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { FormContext } from 'shared-ui/form-context';
import { FormFailure, SubmitButton } from 'shared-ui/form-parts';
import { describeFailure } from 'shared-ui/form-progress';
import type { FormState } from 'shared-ui/use-form';
import { partsTexts } from '../parts.texts';
import styles from './staff-form.module.css';

interface StaffFormProps {
  readonly form: FormState;
  readonly labels: {
    readonly submit: string;
    readonly submitting: string;
    /** The message for a refusal without a text from the server, and for an error of ours. */
    readonly failed: string;
  };
  readonly aside?: ReactNode;
  /** Leaves the form; without it there is no such button. */
  readonly onCancel?: (() => void) | undefined;
  /** The label of that button, if it is not "Cancel". */
  readonly cancel?: string | undefined;
  readonly children?: ReactNode;
}

/** A form of the console. Errors are shown at the fields and above the button, and the input stays. */
export function StaffForm({ form, labels, aside, onCancel, cancel, children }: StaffFormProps) {
  const { progress, element, submit, revise } = form;
  const failure = describeFailure(progress, labels.failed);
  return (
    <form
      ref={element}
      className={styles.form}
      // POST keeps a password out of the address if the form is sent without JavaScript.
      method="post"
      noValidate
      aria-busy={progress.phase === 'sending'}
      onSubmit={(event) => void submit(event)}
      onInput={revise}
    >
      <FormContext value={{ progress, failure }}>
        {children}
        <FormFailure />
        <div className={styles.actions}>
          <SubmitButton submit={labels.submit} submitting={labels.submitting} />
          {aside}
          {onCancel && (
            <Button variant="quiet" onClick={() => onCancel()}>
              {cancel ?? partsTexts.cancel}
            </Button>
          )}
        </div>
      </FormContext>
    </form>
  );
}
