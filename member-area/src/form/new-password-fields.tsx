import { resetPasswordBody } from 'contract/member-session';
import { failureOf } from './failure';
import type { Failure } from './failure';
import { MemberField } from './member-field';
import { memberFormLabels } from './member-form-labels';
import { readText } from './use-form-submit';

const { newPassword } = resetPasswordBody.properties;

/** What a form with a new password in it must hold. */
export const newPasswordSchemas = {
  email: resetPasswordBody.properties.email,
  newPassword,
  confirmPassword: newPassword,
} as const;

/** A new password, typed twice. */
export function NewPasswordFields() {
  const words = memberFormLabels.en;
  const field = { schema: newPassword, required: true, autocomplete: 'new-password' };
  const hint = words.passwordHint(newPassword.minLength);
  return (
    <>
      <MemberField name="newPassword" labels={{ label: words.newPassword, hint }} {...field} />
      <MemberField name="confirmPassword" labels={{ label: words.confirmPassword }} {...field} />
    </>
  );
}

/** SPEC 5: new password and confirmation must match, whatever else is wrong with them. An empty one is only missing. */
export function findMismatch(values: FormData): Failure | undefined {
  const password = readText(values, 'newPassword');
  const confirmation = readText(values, 'confirmPassword');
  if (!password || !confirmation || password === confirmation) return undefined;
  const { mismatch, typeSamePassword } = memberFormLabels.en;
  return failureOf(mismatch, [{ path: 'confirmPassword', message: typeSamePassword }]);
}
