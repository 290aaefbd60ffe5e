import { beginPasskey, confirmPasskey, factorName } from 'contract/my-account-requests';
import type { Enrolment } from 'contract/my-account-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { renameIssues } from '../../base/parts/forms/rename-issues';
import type { Refused } from '../../base/parts/forms/rename-issues';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { sendChange } from '../send';
import { enrolmentTexts } from './enrolment.texts';
import { createPasskeyOrMessage } from './passkey-messages';

export interface AddFactorProps {
  readonly onAdded: (enrolment: Enrolment) => void;
  readonly onCancel: () => void;
}

/** Creates a passkey in the browser, with a name. */
export function AddPasskey({ onAdded, onCancel }: AddFactorProps) {
  const { passkey: words, nameNeeded } = enrolmentTexts;
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { factorName }) }),
    send: async (element) => {
      const enrolled = await enrol(getText(element, 'factorName').trim());
      if (!('factors' in enrolled)) return enrolled;
      onAdded(enrolled);
      return undefined;
    },
  });
  useFocusOnOpening(form.element);
  return (
    <StaffForm form={form} labels={words} onCancel={onCancel}>
      <FormField
        name="factorName"
        schema={factorName}
        required
        behaviour={{ autocomplete: 'off' }}
        labels={{ label: words.name, hint: words.nameHint, whenEmpty: nameNeeded }}
        defaultValue={words.suggested}
      />
    </StaffForm>
  );
}

async function enrol(chosenName: string): Promise<Enrolment | Refused> {
  const { failed } = enrolmentTexts.passkey;
  const begun = await sendChange(beginPasskey, {}, failed);
  if (!begun.ok) return begun;
  const { ticket, options } = begun.response;
  const passkey = await createPasskeyOrMessage(options);
  if (typeof passkey === 'string') return { message: passkey };
  const body = { ticket, name: chosenName, passkey };
  const outcome = await sendChange(confirmPasskey, { body }, failed);
  return outcome.ok ? outcome.response : renameIssues(outcome, { name: 'factorName' });
}
