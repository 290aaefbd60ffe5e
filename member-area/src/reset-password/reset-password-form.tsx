import { useEffect, useState } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { resetPasswordEndpoint } from 'contract/member-session';
import type { ResetPassword } from 'contract/member-session';
import { useNavigate } from 'react-router-dom';
import { callServer } from 'shared-ui/http-client';
import { Message } from 'shared-ui/message';
import { failureOf } from '../form/failure';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { NewPasswordFields, findMismatch, newPasswordSchemas } from '../form/new-password-fields';
import { readText, useFormSubmit } from '../form/use-form-submit';
import { paths } from '../paths';
import { withBearer } from '../session/bearer';
import { closeMemberSession } from '../session/member-session';
import { resetPasswordLabels } from './reset-password-labels';
import type { ResetLink } from './use-reset-link';

/** Milliseconds between the good news and the login (SPEC 9). */
const redirectDelay = 1500;

/** New password and confirmation. The address is asked for only when the link does not name it. */
export function ResetPasswordForm({ link }: { readonly link: ResetLink }) {
  const words = resetPasswordLabels.en;
  const [isDone, setIsDone] = useState(false);
  useLoginAfterwards(isDone);
  const sending = useFormSubmit({
    fields: newPasswordSchemas,
    failed: words.failed,
    check: findMismatch,
    send: async (values) => {
      const body: ResetPassword = {
        email: readText(values, 'email'),
        newPassword: readText(values, 'newPassword'),
      };
      const answer = await callServer(
        withBearer({ method: 'POST', path: resetPasswordEndpoint, body }, link.token),
        anyAnswer,
      );
      if (!answer.ok) return failureOf(answer.error.message ?? words.failed, answer.error.issues);
      // The server has ended every session of this member.
      closeMemberSession();
      setIsDone(true);
      return undefined;
    },
  });
  if (isDone) return <Message tone="success">{words.done}</Message>;

  return (
    <MemberForm sending={sending} submit={words.submit} submitting={words.submitting}>
      <EmailField email={link.email} />
      <NewPasswordFields />
    </MemberForm>
  );
}

/** Known from the link it is hidden: only the server reads it, and password managers, who keep it as the user's name. */
function EmailField({ email }: { readonly email: string }) {
  if (email) {
    return (
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    );
  }
  return (
    <MemberField
      name="email"
      schema={newPasswordSchemas.email}
      required
      labels={{ label: resetPasswordLabels.en.email }}
      autocomplete="username"
    />
  );
}

function useLoginAfterwards(isDone: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(paths.loginAfterReset), redirectDelay);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
