import { newAccountFields } from 'contract/invitation-requests';
import { useLocation, useNavigate } from 'react-router-dom';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { PasswordNote } from 'shared-ui/password-note';
import type { FormCheck } from 'shared-ui/form-progress';
import { useForm } from 'shared-ui/use-form';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { returnAddress } from '../return-address';
import { invitationTexts } from './invitation.texts';
import type { useInvitation } from './use-invitation';

interface InvitationFormProps {
  readonly email: string;
  readonly accept: ReturnType<typeof useInvitation>['accept'];
}

const { name, password } = newAccountFields;

/** The form for the name and password of a new account; the password is entered twice. */
export function InvitationForm({ email, accept }: InvitationFormProps) {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const form = useForm({
    check: checkAnswer,
    send: async (element) => {
      const read = (field: string) => String(new FormData(element).get(field));
      const refusal = await accept({ name: read('name').trim(), password: read('password') });
      if (!refusal) void navigate(returnAddress(state), { replace: true });
      return refusal;
    },
  });
  const newPassword = {
    schema: password,
    required: true,
    behaviour: { autocomplete: 'new-password' },
  };
  const passwordHint = invitationTexts.passwordHint(password.minLength);
  return (
    <StaffForm
      form={form}
      labels={{
        submit: invitationTexts.submit,
        submitting: invitationTexts.submitting,
        failed: invitationTexts.failed,
      }}
    >
      {/* Password managers need the user name in the form. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField
        name="name"
        schema={name}
        required
        behaviour={{ autocomplete: 'name' }}
        labels={{ label: invitationTexts.name, hint: invitationTexts.nameHint }}
      />
      <FormField
        name="password"
        labels={{ label: invitationTexts.password, hint: passwordHint }}
        note={<PasswordNote field="password" owner="staff" />}
        {...newPassword}
      />
      <FormField
        name="again"
        labels={{ label: invitationTexts.again, whenEmpty: invitationTexts.typeSame }}
        {...newPassword}
      />
    </StaffForm>
  );
}

/** Other errors of the password are shown only after both entries match. */
function checkAnswer(form: HTMLFormElement): FormCheck {
  const { password: error, ...errors } = findFieldErrors(form, { name, password, again: password });
  const values = new FormData(form);
  const isMismatch = values.get('again') !== '' && values.get('again') !== values.get('password');
  if (!isMismatch || error === 'missing')
    return { errors: { ...errors, ...(error && { password: error }) } };
  return {
    errors: { ...errors, again: { message: invitationTexts.typeSame } },
    message: invitationTexts.mismatch,
  };
}
