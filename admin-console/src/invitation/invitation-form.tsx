import { acceptInvitationBody } from 'contract/staff-accounts';
import { useLocation, useNavigate } from 'react-router-dom';
import { findFaults } from 'shared-ui/find-faults';
import { FormField } from 'shared-ui/form-field';
import type { FormCheck } from 'shared-ui/form-progress';
import { translate } from 'shared-ui/language';
import { useForm } from 'shared-ui/use-form';
import { consoleLanguage } from '../console-language';
import { StaffForm } from '../parts/staff-form';
import { returnAddress } from '../session/return-address';
import { invitationLabels } from './invitation-labels';
import type { useInvitation } from './use-invitation';

interface InvitationFormProps {
  readonly email: string;
  readonly accept: ReturnType<typeof useInvitation>['accept'];
}

const { name, password } = acceptInvitationBody.properties;

/** The name and the password of a new account, typed twice. */
export function InvitationForm({ email, accept }: InvitationFormProps) {
  const labels = translate(invitationLabels, consoleLanguage);
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
  const passwordHint = labels.passwordHint(password.minLength);
  return (
    <StaffForm
      form={form}
      words={{ submit: labels.submit, submitting: labels.submitting, failed: labels.failed }}
    >
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField
        name="name"
        schema={name}
        required
        behaviour={{ autocomplete: 'name' }}
        labels={{ label: labels.name, hint: labels.nameHint }}
      />
      <FormField
        name="password"
        labels={{ label: labels.password, hint: passwordHint }}
        {...newPassword}
      />
      <FormField
        name="again"
        labels={{ label: labels.again, whenEmpty: labels.typeSame }}
        {...newPassword}
      />
    </StaffForm>
  );
}

/** What else is wrong with the password is said once it is known which one is meant. */
function checkAnswer(form: HTMLFormElement): FormCheck {
  const labels = translate(invitationLabels, consoleLanguage);
  const { password: fault, ...faults } = findFaults(form, { name, password, again: password });
  const values = new FormData(form);
  const isMismatch = values.get('again') !== '' && values.get('again') !== values.get('password');
  if (!isMismatch || fault === 'missing')
    return { faults: { ...faults, ...(fault && { password: fault }) } };
  return { faults: { ...faults, again: { said: labels.typeSame } }, message: labels.mismatch };
}
