import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { PageFrame } from 'shared-ui/page-frame';
import { consoleLanguage } from '../console-language';
import { dashboardPath } from '../paths';
import { logInAdmin } from '../session/admin-login';
import { readSessionEnd } from '../session/admin-session';
import { adminLoginLabels } from './admin-login-labels';
import styles from './admin-login-page.module.css';

/** SPEC 2.1, 4, 5 and 8. Plain HTML, so that the door opens before the console's tables are loaded. */
export function AdminLoginPage() {
  const labels = translate(adminLoginLabels, consoleLanguage);
  const { isPending, failure, submit } = useAdminLogin();
  const sessionEnded = !failure && readSessionEnd() === 'ended-by-server';
  return (
    <PageFrame title={labels.title} intro={labels.intro} width="narrow">
      <title>{labels.title}</title>
      {/* The method keeps a password out of the address, should the form ever be sent without our code. */}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {sessionEnded && <Message tone="info">{labels.sessionEnded}</Message>}
        <label className={styles.field}>
          {labels.email}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label className={styles.field}>
          {labels.password}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {failure && (
          // A new key for each attempt: the same words again are announced again.
          <Message key={failure.attempt} tone="error">
            {failure.text}
          </Message>
        )}
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? labels.submitting : labels.submit}
        </Button>
      </form>
    </PageFrame>
  );
}

interface LoginFailure {
  readonly attempt: number;
  readonly text: string;
}

/** One attempt at a time. What was typed stays in the fields, which the page never sets. */
function useAdminLogin() {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const navigate = useNavigate();
  const labels = translate(adminLoginLabels, consoleLanguage);
  const fail = (text: string) =>
    setFailure((previous) => ({ attempt: (previous?.attempt ?? 0) + 1, text }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const empty = findEmptyField(form);
    if (empty) {
      empty.focus();
      return fail(labels.incomplete);
    }
    setIsPending(true);
    const outcome = await logInAdmin(readLogin(form));
    setIsPending(false);
    if (outcome.state === 'logged-in') return navigate(dashboardPath, { replace: true });
    fail(outcome.state === 'refused' ? (outcome.reason ?? labels.refused) : labels.unreachable);
  };

  return { isPending, failure, submit };
}

/** A password may be of blanks; an address may not. */
const findEmptyField = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ type, value }) =>
    type === 'password' ? value === '' : value.trim() === '',
  );

function readLogin(form: HTMLFormElement) {
  const entries = new FormData(form);
  return {
    email: String(entries.get('email')).trim(),
    password: String(entries.get('password')),
  };
}
