import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { preloadHttpClient } from 'shared-ui/http-client';
import { Message } from 'shared-ui/message';
import { FormContext } from './form-context';
import type { Failure } from './failure';
import { formLabels } from './form-labels';
import styles from './member-form.module.css';
import type { Sending } from './use-sending';

interface MemberFormProps {
  readonly sending: Sending;
  readonly submit: string;
  /** What the button says while the form travels. */
  readonly submitting: string;
  /** Where the browser itself sends the form when there is no script. A form without it waits for the script. */
  readonly action?: { readonly path: string; readonly encType: string };
  /** `own` for a form that answers empty fields in its own words (SPEC 5). */
  readonly checks?: 'browser' | 'own';
  /** Stands beside the submit button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form of the member area: its fields, why it was not taken, and its button. */
export function MemberForm({ sending, action, checks = 'browser', ...form }: MemberFormProps) {
  const messageId = useId();
  const hasScript = useHasScript();
  const { failure, isSending, submit } = sending;
  const element = useFocusOnFault(failure);
  return (
    <form
      ref={element}
      className={styles.form}
      // A password must never end up in an address, not even when the script is late.
      method="post"
      action={action?.path}
      encType={action?.encType}
      noValidate={checks === 'own'}
      aria-busy={isSending}
      onFocus={preloadHttpClient}
      onSubmit={submit}
    >
      <FormContext value={{ failure, messageId }}>{form.children}</FormContext>
      <div id={messageId}>{failure && <Message tone="error">{failure.message}</Message>}</div>
      {!action && (
        <noscript>
          <p>{formLabels.en.needsScript}</p>
        </noscript>
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={!action && !hasScript} aria-disabled={isSending}>
          {isSending ? form.submitting : form.submit}
        </Button>
        {form.aside}
      </div>
    </form>
  );
}

/** Moves the focus to the first faulty field of a form that was not taken. */
function useFocusOnFault(failure: Failure | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}

const subscribeToNothing = () => () => undefined;

/** Whether the page has come alive. A form that only the script can send must not be sent before. */
const useHasScript = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
