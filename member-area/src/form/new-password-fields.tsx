import { resetPassword } from 'contract/member-session-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import type { FormCheck } from 'shared-ui/form-progress';
import { PasswordNote } from 'shared-ui/password-note';
import { MemberField } from './member-field';
import { memberFormTexts as words } from './member-form.texts';
import { getText } from './get-text';

const { email, newPassword } = resetPassword.body.properties;

export const newPasswordSchemas = { email, newPassword, confirmPassword: newPassword } as const;

export function NewPasswordFields() {
  const field = { schema: newPassword, required: true, autocomplete: 'new-password' };
  const hint = words.passwordHint(newPassword.minLength);
  return (
    <>
      <MemberField
        name="newPassword"
        labels={{ label: words.newPassword, hint }}
        note={<PasswordNote field="newPassword" owner="member" />}
        {...field}
      />
      <MemberField
        name="confirmPassword"
        labels={{ label: words.confirmPassword, whenEmpty: words.passwordTwice }}
        {...field}
      />
    </>
  );
}

/** Requirements 5: new password and confirmation must match, whatever other errors they have. */
export function checkNewPassword(form: HTMLFormElement): FormCheck {
  const found = findFieldErrors(form, newPasswordSchemas);
  if (!isMismatch(new FormData(form))) return { errors: found };
  const { mismatch, typeSamePassword } = words;
  // Other errors of the password wait until the visitor has typed the same twice.
  const { newPassword: _unsaid, ...errors } = found;
  return {
    errors: { ...errors, confirmPassword: { message: typeSamePassword } },
    message: mismatch,
  };
}

/** An empty field has an error of its own. */
function isMismatch(values: FormData): boolean {
  const password = getText(values, 'newPassword');
  const confirmation = getText(values, 'confirmPassword');
  return password !== '' && confirmation !== '' && password !== confirmation;
}
