import { resetPasswordBody } from 'contract/member-session';
import { failureOf } from './failure';
import type { Failure } from './failure';
import { formLabels } from './form-labels';
import { PasswordField } from './password-field';
import { readText } from './use-sending';

/** A new password, typed twice. */
export function NewPasswordFields() {
  const words = formLabels.en;
  const schema = resetPasswordBody.properties.newPassword;
  return (
    <>
      <PasswordField
        schema={schema}
        name="newPassword"
        label={words.newPassword}
        hint={words.passwordHint(schema.minLength)}
        required
        autoComplete="new-password"
      />
      <PasswordField
        schema={schema}
        name="confirmPassword"
        label={words.confirmPassword}
        required
        autoComplete="new-password"
      />
    </>
  );
}

/** SPEC 5: new password and confirmation must match. */
export const findMismatch = (values: FormData): Failure | undefined =>
  readText(values, 'newPassword') === readText(values, 'confirmPassword')
    ? undefined
    : failureOf(formLabels.en.mismatch, ['confirmPassword']);
