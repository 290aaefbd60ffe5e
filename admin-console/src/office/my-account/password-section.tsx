import { changeStaffPassword, passwordFields } from 'contract/my-account-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { PasswordNote } from 'shared-ui/password-note';
import type { FormCheck } from 'shared-ui/form-progress';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { sendProof } from '../../session/send';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { OpenedForm } from '../../base/parts/forms/opened-form';
import { Section } from './section';

interface PasswordProps {
  /** The account's user name, for password managers. */
  readonly email: string;
}

export function PasswordSection({ email }: PasswordProps) {
  const { password: words } = myAccountTexts;
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      <OpenedForm open={words.open}>
        {(done, leave) => (
          <PasswordForm email={email} onChanged={() => done(words.saved)} onCancel={leave} />
        )}
      </OpenedForm>
    </Section>
  );
}

interface PasswordFormProps extends PasswordProps {
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

const { newPassword } = passwordFields;
const schemas = { ...passwordFields, confirmPassword: newPassword } as const;

function PasswordForm({ email, onChanged, onCancel }: PasswordFormProps) {
  const { password: words } = myAccountTexts;
  const form = useForm({
    check: checkPasswords,
    send: async (element) => {
      const body = {
        currentPassword: getText(element, 'currentPassword'),
        newPassword: getText(element, 'newPassword'),
      };
      const outcome = await sendProof(changeStaffPassword, { body }, words.failed);
      if (!outcome.ok) return outcome;
      onChanged();
      return undefined;
    },
  });
  useFocusOnOpening(form.element);
  return (
    <StaffForm form={form} labels={words} onCancel={onCancel}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields />
    </StaffForm>
  );
}

function PasswordFields() {
  const { password: words } = myAccountTexts;
  const labels = {
    currentPassword: { label: words.current },
    newPassword: { label: words.next, hint: words.nextHint(newPassword.minLength) },
    confirmPassword: { label: words.again, whenEmpty: words.typeAgain },
  };
  return (['currentPassword', 'newPassword', 'confirmPassword'] as const).map((name) => (
    <FormField
      key={name}
      name={name}
      schema={schemas[name]}
      required
      behaviour={{ autocomplete: name === 'currentPassword' ? 'current-password' : 'new-password' }}
      labels={labels[name]}
      note={name === 'newPassword' && <PasswordNote field={name} owner="staff" />}
    />
  ));
}

/** As for members (requirements 5), a mismatch of the new passwords is shown together with other errors. */
function checkPasswords(form: HTMLFormElement): FormCheck {
  const { password: words } = myAccountTexts;
  const errors = findFieldErrors(form, schemas);
  const next = getText(form, 'newPassword');
  const again = getText(form, 'confirmPassword');
  if (next === '' || again === '' || next === again) return { errors };
  return {
    errors: { ...errors, confirmPassword: { message: words.typeSame } },
    message: words.mismatch,
  };
}
