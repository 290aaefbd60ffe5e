import { makePageQuery } from 'contract/form-action';
import { language } from 'contract/language';
import { changeOwnPassword } from 'contract/own-account-requests';
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

const { currentPassword } = changeOwnPassword.body.properties;

/**
 * The current password, and the new one twice. The response contains a new token, so that a copied old one is useless.
 */
export function PasswordForm({ id, email, onChanged, onCancel }: PasswordFormProps) {
  const words = accountTexts.password;
  const { send } = useMemberSession();
  const form = useForm({
    check: checkPasswordChange,
    send: async (element) => {
      const values = new FormData(element);
      const body = {
        currentPassword: getText(values, 'currentPassword'),
        newPassword: getText(values, 'newPassword'),
      };
      const former = getMemberToken();
      const query = makePageQuery(language);
      const { token } = await send(changeOwnPassword, { id, query, body });
      renewMemberSession(token, former);
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
