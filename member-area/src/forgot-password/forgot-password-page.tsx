import { useState } from 'react';
import { formAction } from 'contract/form-action';
import { language } from 'contract/language';
import { forgotPasswordBody, forgotPasswordEndpoint, readMessage } from 'contract/member-session';
import type { ForgotPassword } from 'contract/member-session';
import { Link, useSearchParams } from 'react-router-dom';
import { callServer } from 'shared-ui/http-client';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormThanks } from 'shared-ui/form-parts';
import { shownMessage } from 'shared-ui/http/server-messages.texts';
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
    check: (element) => ({ errors: findFieldErrors(element, forgotPasswordBody.properties) }),
    send: async (element) => {
      const body: ForgotPassword = { email: getText(new FormData(element), 'email') };
      const path = formAction(forgotPasswordEndpoint, language);
      const answer = await callServer({ method: 'POST', path, body }, readMessage);
      if (!answer.ok) return answer.error;
      setSuccess(shownMessage(answer.body.message) ?? words.sent);
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
            schema={forgotPasswordBody.properties.email}
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
