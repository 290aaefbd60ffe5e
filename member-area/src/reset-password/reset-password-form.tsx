import { useEffect, useState } from 'react';
import { resetPasswordBody, resetPasswordEndpoint } from 'contract/member-session';
import type { ResetPassword } from 'contract/member-session';
import { useNavigate } from 'react-router-dom';
import { callServer } from 'shared-ui/http-client';
import { Message } from 'shared-ui/message';
import { refusal } from '../form/failure';
import { MemberForm } from '../form/member-form';
import { NewPasswordFields, findMismatch } from '../form/new-password-fields';
import { TextField } from '../form/text-field';
import { readText, useSending } from '../form/use-sending';
import { paths } from '../paths';
import { withBearer } from '../session/bearer';
import { resetPasswordLabels } from './reset-password-labels';
import type { ResetLink } from './use-reset-link';

/** Milliseconds between the good news and the login (SPEC 9). */
const redirectDelay = 1500;

/** New password and confirmation. The address is asked for only when the link does not name it. */
export function ResetPasswordForm({ link }: { readonly link: ResetLink }) {
  const words = resetPasswordLabels.en;
  const [isDone, setIsDone] = useState(false);
  useLoginAfterwards(isDone);
  const sending = useSending(async (values) => {
    const mismatch = findMismatch(values);
    if (mismatch) return mismatch;
    const body: ResetPassword = {
      email: readText(values, 'email'),
      newPassword: readText(values, 'newPassword'),
    };
    const answer = await callServer(
      withBearer({ method: 'POST', path: resetPasswordEndpoint, body }, link.token),
    );
    if (!answer.ok) return refusal(answer.error, words.failed);
    setIsDone(true);
    return undefined;
  });
  if (isDone) return <Message tone="success">{words.done}</Message>;

  return (
    <MemberForm sending={sending} submit={words.submit} submitting={words.submitting}>
      <TextField
        type="email"
        name="email"
        label={words.email}
        required
        maxLength={resetPasswordBody.properties.email.maxLength}
        autoComplete="username"
        defaultValue={link.email}
        readOnly={link.email !== ''}
      />
      <NewPasswordFields />
    </MemberForm>
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
