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
  readonly words: {
    readonly submit: string;
    readonly submitting: string;
    /** Of a refusal without words of the server's, and of a fault of ours. */
    readonly failed: string;
  };
  /** Stands beside the submit button. */
  readonly aside?: ReactNode;
  /** Leaves the form by a button of its own; absent where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
  /** What that button says, where it is not "Cancel". */
  readonly cancel?: string | undefined;
  readonly children?: ReactNode;
}

/** A form of the console: what went wrong is said at its fields and above its button, and what was typed stays. */
export function StaffForm({ form, words, aside, onCancel, cancel, children }: StaffFormProps) {
  const { progress, element, submit, revise } = form;
  const failure = describeFailure(progress, words.failed);
  return (
    <form
      ref={element}
      className={styles.form}
      // A password must never end up in an address.
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
          <SubmitButton submit={words.submit} submitting={words.submitting} />
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
