import { useState } from 'react';
import { makePageQuery } from 'contract/form-action';
import { language } from 'contract/language';
import { forgotPassword } from 'contract/member-session-requests';
import { Link, useSearchParams } from 'react-router-dom';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormThanks } from 'shared-ui/form-parts';
import { shownMessage } from 'shared-ui/http/server-messages.texts';
import { send } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { getText } from '../form/get-text';
import { usePrefilledEmail } from '../form/use-prefilled-email';
import { MemberPage } from '../frame/member-page';
import { paths } from '../paths';
import { forgotPasswordTexts as words } from './forgot-password.texts';
import styles from './forgot-password.module.css';

/** Requirements 2.5 and 8: requests a reset link. The form stays, in case the address has a typo. */
export function Component() {
  const [success, setSuccess] = useState('');
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, forgotPassword.body.properties) }),
    send: async (element) => {
      const body = { email: getText(new FormData(element), 'email') };
      const { message } = await send(forgotPassword, { query: makePageQuery(language), body });
      setSuccess(shownMessage(message) ?? words.sent);
      return undefined;
    },
  });
  // The `email` parameter is in requirements 2.1.
  const content = usePrefilledEmail(useSearchParams()[0].get('email'));

  return (
    <MemberPage title={words.title} description={words.description} intro={words.intro}>
      <div ref={content}>
        <MemberForm form={form} labels={words}>
          <MemberField
            name="email"
            schema={forgotPassword.body.properties.email}
            required
            labels={{ label: words.email }}
            autocomplete="username"
          />
          {form.progress.phase === 'sent' && <FormThanks tone="success">{success}</FormThanks>}
        </MemberForm>
      </div>
      <p className={styles.back}>
        <Link to={paths.login}>{words.back}</Link>
      </p>
    </MemberPage>
  );
}
