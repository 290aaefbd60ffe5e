import { formAction } from 'contract/form-action';
import { language } from 'contract/language';
import { ownPasswordEndpoint, passwordChangeBody, readPasswordChanged } from 'contract/own-account';
import type { PasswordChange } from 'contract/own-account';
import { Button } from 'shared-ui/button';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import type { FormCheck } from 'shared-ui/form-progress';
import { getMemberToken, renewMemberSession } from 'shared-ui/member-session';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { memberFormTexts } from '../form/member-form.texts';
import { NewPasswordFields, checkNewPassword } from '../form/new-password-fields';
import { getText } from '../form/get-text';
import { useMemberSession } from '../session/session-context';
import { accountTexts } from './account.texts';

interface PasswordFormProps {
  readonly id: string;
  readonly email: string | undefined;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

const { currentPassword } = passwordChangeBody.properties;

/**
 * The current password, and the new one twice. The response contains a new token, so that a copied old one is useless.
 */
export function PasswordForm({ id, email, onChanged, onCancel }: PasswordFormProps) {
  const words = accountTexts.password;
  const { call } = useMemberSession();
  const form = useForm({
    check: checkPasswordChange,
    send: async (element) => {
      const values = new FormData(element);
      const body: PasswordChange = {
        currentPassword: getText(values, 'currentPassword'),
        newPassword: getText(values, 'newPassword'),
      };
      const path = formAction(ownPasswordEndpoint(id), language);
      const former = getMemberToken();
      const answer = await call({ method: 'PUT', path, body }, readPasswordChanged);
      if (!answer.ok) return answer.error;
      renewMemberSession(answer.body.token, former);
      onChanged();
      return undefined;
    },
  });
  return (
    <MemberForm
      form={form}
      labels={words}
      aside={
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      }
    >
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <MemberField
        name="currentPassword"
        schema={currentPassword}
        required
        labels={{ label: memberFormTexts.currentPassword }}
        autocomplete="current-password"
      />
      <NewPasswordFields />
    </MemberForm>
  );
}

function checkPasswordChange(form: HTMLFormElement): FormCheck {
  const { errors, ...check } = checkNewPassword(form);
  return { ...check, errors: { ...findFieldErrors(form, { currentPassword }), ...errors } };
}
