import { useEffect, useState } from 'react';
import { resetPassword } from 'contract/member-session-requests';
import { useNavigate } from 'react-router-dom';
import { FormThanks } from 'shared-ui/form-parts';
import { RequestError } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import {
  NewPasswordFields,
  checkNewPassword,
  newPasswordSchemas,
} from '../form/new-password-fields';
import { getText } from '../form/get-text';
import { paths } from '../paths';
import { sendWithToken } from '../session/bearer';
import { closeMemberSession } from 'shared-ui/member-session';
import { NewLink } from './new-link';
import { resetPasswordTexts as words } from './reset-password.texts';
import type { ResetLink } from './use-reset-link';

/** Milliseconds between the success message and the redirect to the login (requirements 9). */
const redirectDelay = 1500;

/** New password and confirmation. The email address is only asked for if the link does not contain it. */
export function ResetPasswordForm({ link }: { readonly link: ResetLink }) {
  const [isOver, setIsOver] = useState(false);
  const form = useForm({
    check: checkNewPassword,
    send: async (element) => {
      const values = new FormData(element);
      const body = {
        email: getText(values, 'email'),
        newPassword: getText(values, 'newPassword'),
      };
      try {
        await sendWithToken(resetPassword, { body }, link.token);
      } catch (error) {
        if (error instanceof RequestError) setIsOver(isLinkOver(error));
        throw error;
      }
      // The server has ended every session of this member.
      closeMemberSession();
      return undefined;
    },
  });
  const isDone = form.progress.phase === 'sent';
  useLoginAfterwards(isDone);
  if (isDone) return <FormThanks tone="success">{words.done}</FormThanks>;

  return (
    <MemberForm
      form={form}
      labels={words}
      aside={isOver && <NewLink email={link.email} variant="secondary" />}
    >
      <EmailField email={link.email} />
      <NewPasswordFields />
    </MemberForm>
  );
}

/** An invalid password is reported at its field; any other refusal is about the link. */
const isLinkOver = ({ status, messages }: RequestError) =>
  status === 401 || (status === 400 && !messages.issues?.length);

/** Hidden if the link contains it: only the server needs it, and password managers, which store it as the user name. */
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
      labels={{ label: words.email }}
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
