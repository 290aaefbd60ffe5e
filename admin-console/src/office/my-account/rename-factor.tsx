import { factorName as newFactorName, renameFactor } from 'contract/my-account-requests';
import type { StaffFactor } from 'contract/my-account-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { renameIssues } from '../../base/parts/forms/rename-issues';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { sendChange } from '../../session/send';
import { myAccountTexts } from './my-account.texts';

interface RenameFactorProps {
  readonly factor: StaffFactor;
  readonly onRenamed: (name: string) => void;
  readonly onCancel: () => void;
}

/** The form that renames a second factor. */
export function RenameFactor({ factor, onRenamed, onCancel }: RenameFactorProps) {
  const { factors: words } = myAccountTexts;
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { newFactorName }) }),
    send: async (element) => {
      const body = { name: getText(element, 'newFactorName').trim() };
      const outcome = await sendChange(renameFactor, { id: factor.id, body }, words.notSaved);
      if (outcome.ok) {
        onRenamed(body.name);
        return undefined;
      }
      return renameIssues(outcome, { name: 'newFactorName' });
    },
  });
  useFocusOnOpening(form.element);
  const formWords = { submit: words.save, submitting: words.saving, failed: words.notSaved };
  return (
    <StaffForm form={form} labels={formWords} onCancel={onCancel}>
      <FormField
        name="newFactorName"
        schema={newFactorName}
        required
        behaviour={{ autocomplete: 'off' }}
        labels={{ label: words.name, whenEmpty: words.nameNeeded }}
        defaultValue={factor.name}
      />
    </StaffForm>
  );
}
