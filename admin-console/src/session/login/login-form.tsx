import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { loginFields } from 'contract/staff-login-requests';
import { Button } from 'shared-ui/button';
import { describeRequiredError } from 'shared-ui/describe-field-error';
import { Field } from 'shared-ui/form-field';
import { Message } from 'shared-ui/message';
import { getSessionEnd } from '../admin-session';
import { adminLoginTexts } from './admin-login.texts';
import styles from './admin-login-page.module.css';
import type { AdminLoginField, useAdminLogin } from './use-admin-login';

interface LoginFormProps extends ReturnType<typeof useAdminLogin> {
  readonly children: ReactNode;
}

/** The form for e-mail and password. */
export function LoginForm({ isPending, failure, step, submit, children }: LoginFormProps) {
  const form = useFocusOnReturn(step !== undefined);
  const sessionEnded = !failure && getSessionEnd() === 'ended-by-server';

  const field = (name: AdminLoginField) => {
    const known = {
      labels: { label: adminLoginTexts[name] },
      schema: loginFields[name],
    };
    const error = failure?.empty.includes(name) ? describeRequiredError(known) : undefined;
    return { name, ...known, required: true, error };
  };

  return (
    // POST keeps the password out of the address if the form is sent without JavaScript.
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {children}
      {sessionEnded && <Message tone="info">{adminLoginTexts.sessionEnded}</Message>}
      <Field {...field('email')} behaviour={{ autocomplete: 'username' }} />
      <Field {...field('password')} behaviour={{ autocomplete: 'current-password' }} />
      {failure && (
        // A new key for each attempt, so that a repeated message is announced again.
        <Message key={failure.attempt} tone="error">
          {failure.text}
        </Message>
      )}
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? adminLoginTexts.submitting : adminLoginTexts.submit}
      </Button>
    </form>
  );
}

/** Focuses the password after a return from the second step, because submitting it opens that step again. */
function useFocusOnReturn(isAway: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway)
      form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return form;
}
