import { useEffect, useRef } from 'react';
import type { InputEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { formMessages } from 'shared-ui/form-messages';
import { preloadHttpClient } from 'shared-ui/http-client';
import { Message } from 'shared-ui/message';
import { useHydrated } from 'shared-ui/use-hydrated';
import { paths } from '../paths';
import type { Failure } from './failure';
import { FailureContext } from './form-context';
import { memberFormLabels } from './member-form-labels';
import styles from './member-form.module.css';
import type { FormSubmit } from './use-form-submit';

interface MemberFormProps {
  readonly sending: FormSubmit;
  readonly submit: string;
  /** What the button says while the form travels. */
  readonly submitting: string;
  /** Where the browser sends the form when there is no script. A form without it waits for the script. */
  readonly action?: { readonly path: string; readonly encType: string };
  readonly onInput?: (event: InputEvent<HTMLFormElement>) => void;
  /** Stands beside the submit button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form of the member area: its fields, why it was not taken, its button and the notice that ends every form. */
export function MemberForm({ sending, action, ...form }: MemberFormProps) {
  const { failure, isSending, submit } = sending;
  const element = useFocusOnFault(failure);
  const isHydrated = useHydrated();
  const { privacy } = formMessages.en;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- input events come from the fields within
    <form
      ref={element}
      className={styles.form}
      // A password must never end up in an address, not even when the script is late.
      method="post"
      action={action?.path}
      encType={action?.encType}
      // Until the script can say what is wrong, the browser does.
      noValidate={isHydrated}
      aria-busy={isSending}
      onFocus={preloadHttpClient}
      onInput={form.onInput}
      onSubmit={submit}
    >
      <FailureContext value={failure}>{form.children}</FailureContext>
      {failure && <Message tone="error">{failure.message}</Message>}
      {!action && (
        <noscript>
          <p>{memberFormLabels.en.needsScript}</p>
        </noscript>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          disabled={!action && !isHydrated}
          aria-disabled={isSending || undefined}
        >
          {isSending ? form.submitting : form.submit}
        </Button>
        {form.aside}
      </div>
      <p className={styles.notice}>
        {privacy.notice} <Link to={paths.privacy}>{privacy.link}</Link>
      </p>
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
