import { language } from 'contract/language';
import { languageNames, readLanguage } from 'contract/languages';
import { invitationFields, inviteStaff } from 'contract/staff-account-requests';
import type { ListedRole } from 'contract/staff-account-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import type { FormCheck } from 'shared-ui/form-progress';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { partsTexts } from '../../base/parts/parts.texts';
import { getText } from '../../base/parts/forms/get-text';
import { RoleChoice, getChosenRoles } from '../../base/parts/forms/role-choice';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { accountsTexts } from './accounts.texts';
import type { Act } from './use-staff-accounts';

interface InviteFormProps {
  readonly roles: readonly ListedRole[];
  readonly act: Act;
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

const { email: emailSchema, language: languageSchema } = invitationFields;

/** A form for the e-mail address, roles and language of an invitation; the default language is the user's. */
export function InviteForm({ roles, act, onSent, onCancel }: InviteFormProps) {
  const words = accountsTexts.invitations;
  const form = useForm({
    check: (element) => checkInvitation(element, words.chooseRole),
    send: async (element) => {
      const email = getText(element, 'email').trim();
      const invited = readLanguage(getText(element, 'language'));
      const roles = getChosenRoles(element, 'roles');
      const body = { email, roles, ...(invited && { language: invited }) };
      const refusal = await act(inviteStaff, { body });
      if (!refusal) onSent(email);
      return refusal;
    },
  });
  return (
    <StaffForm
      form={form}
      labels={{ submit: words.send, submitting: partsTexts.saving, failed: accountsTexts.failed }}
      onCancel={onCancel}
    >
      <FormField
        name="email"
        schema={emailSchema}
        required
        behaviour={{ autocomplete: 'off' }}
        labels={{ label: words.email }}
      />
      <FormField
        name="language"
        schema={languageSchema}
        required
        behaviour={{ autocomplete: 'off' }}
        labels={{ label: words.language, hint: words.languageHint, choices: languageNames }}
        defaultValue={language}
      />
      <RoleChoice
        name="roles"
        legend={words.roles}
        roles={roles.filter(({ isGivable }) => isGivable)}
        chosen={[]}
      />
    </StaffForm>
  );
}

function checkInvitation(form: HTMLFormElement, chooseRole: string): FormCheck {
  const errors = findFieldErrors(form, { email: emailSchema });
  return getChosenRoles(form, 'roles').length > 0
    ? { errors }
    : { errors: { ...errors, roles: { message: chooseRole } } };
}
