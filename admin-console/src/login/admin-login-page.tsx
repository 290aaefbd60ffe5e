import { adminLoginBody } from 'contract/session';
import { Button } from 'shared-ui/button';
import { describeNeed } from 'shared-ui/describe-fault';
import { Field } from 'shared-ui/form-field';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { PageFrame } from 'shared-ui/page-frame';
import { formMessages } from 'shared-ui/translated-form-messages';
import { consoleLanguage } from '../console-language';
import { readSessionEnd } from '../session/admin-session';
import { adminLoginLabels } from './admin-login-labels';
import styles from './admin-login-page.module.css';
import { useAdminLogin } from './use-admin-login';
import type { AdminLoginField } from './use-admin-login';

/** SPEC 2.1, 4, 5 and 8. Plain HTML, so that it is usable before the console's tables are loaded. */
export function AdminLoginPage() {
  const labels = translate(adminLoginLabels, consoleLanguage);
  const messages = translate(formMessages, consoleLanguage);
  const { isPending, failure, submit } = useAdminLogin();
  const sessionEnded = !failure && readSessionEnd() === 'ended-by-server';

  const field = (name: AdminLoginField) => {
    const known = { labels: { label: labels[name] }, schema: adminLoginBody.properties[name] };
    const fault = failure?.empty.includes(name) ? describeNeed(known, messages) : undefined;
    return { name, ...known, required: true, messages, fault };
  };

  return (
    <PageFrame title={labels.title} intro={labels.intro} width="narrow">
      <title>{labels.title}</title>
      {/* The method keeps a password out of the address, should the form ever be sent without our code. */}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {sessionEnded && <Message tone="info">{labels.sessionEnded}</Message>}
        <Field {...field('email')} behaviour={{ autocomplete: 'username' }} />
        <Field {...field('password')} behaviour={{ autocomplete: 'current-password' }} />
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
