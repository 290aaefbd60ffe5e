import { email as newEmail } from 'contract/field';
import { changeStaffEmail, passwordFields } from 'contract/my-account-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { renameIssues } from '../../base/parts/forms/rename-issues';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { sendProof } from '../../session/send';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { OpenedForm } from '../../base/parts/forms/opened-form';
import { Section } from './section';

/** The user's login address, which is changed by a link that is mailed to the new one. */
export function EmailSection({ email }: { readonly email: string }) {
  const { email: words } = myAccountTexts;
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro(email)}</p>
      <OpenedForm open={words.open}>
        {(done, leave) => <EmailForm onSent={(to) => done(words.sent(to))} onCancel={leave} />}
      </OpenedForm>
    </Section>
  );
}

interface EmailFormProps {
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

const { currentPassword: emailPassword } = passwordFields;

function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const { email: words } = myAccountTexts;
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { newEmail, emailPassword }) }),
    send: async (element) => {
      const body = {
        email: getText(element, 'newEmail').trim(),
        currentPassword: getText(element, 'emailPassword'),
      };
      const outcome = await sendProof(changeStaffEmail, { body }, words.failed);
      if (outcome.ok) {
        onSent(body.email);
        return undefined;
      }
      return renameIssues(outcome, { email: 'newEmail', currentPassword: 'emailPassword' });
    },
  });
  useFocusOnOpening(form.element);
  return (
    <StaffForm form={form} labels={words} onCancel={onCancel}>
      <FormField
        name="newEmail"
        schema={newEmail}
        required
        behaviour={{ autocomplete: 'email' }}
        labels={{ label: words.email }}
      />
      <FormField
        name="emailPassword"
        schema={emailPassword}
        required
        behaviour={{ autocomplete: 'current-password' }}
        labels={{ label: words.password }}
      />
    </StaffForm>
  );
}
