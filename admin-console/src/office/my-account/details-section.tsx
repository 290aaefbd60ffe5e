import { useState } from 'react';
import { language as pageLanguage } from 'contract/language';
import { languageNames, readLanguage } from 'contract/languages';
import { accountFields, changeStaffAccount, startPages } from 'contract/my-account-requests';
import type { StaffAccount } from 'contract/my-account-requests';
import { getStored, removeStored, writeStored } from 'shared-ui/browser-storage';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { reloadStaffAccount } from '../../session/staff-account';
import { sendChange } from '../../session/send';
import { myAccountTexts } from './my-account.texts';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { Section } from './section';
import { useOutcome } from '../../base/parts/forms/use-outcome';

/** Says that the details were saved, once the console is loaded again in another language. */
const savedKey = 'details-saved';

function takeSaved(): boolean {
  const isStored = getStored(savedKey, 'sessionStorage') !== undefined;
  removeStored(savedKey, 'sessionStorage');
  return isStored;
}

/** The form for the user's name and language, and for what the console opens with. */
export function DetailsSection({ account }: { readonly account: StaffAccount }) {
  const { details: words } = myAccountTexts;
  const { outcome: saved, say, clear } = useOutcome();
  const [wasSaved, setWasSaved] = useState(takeSaved);
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, accountFields) }),
    send: async (element) => {
      clear();
      setWasSaved(false);
      const body = {
        name: getText(element, 'name').trim(),
        language: readLanguage(getText(element, 'language')) ?? pageLanguage,
        startPage: startPages.find((page) => page === getText(element, 'startPage')) ?? 'sections',
      };
      const outcome = await sendChange(changeStaffAccount, { body }, words.failed);
      if (!outcome.ok) return outcome;
      if (body.language === pageLanguage) say('success', words.saved);
      else writeStored(savedKey, 'yes', 'sessionStorage');
      await reloadStaffAccount();
      return undefined;
    },
  });
  return (
    <Section title={words.title}>
      <StaffForm form={form} labels={words}>
        <FormField
          name="name"
          schema={accountFields.name}
          required
          behaviour={{ autocomplete: 'name' }}
          labels={{ label: words.name, hint: words.nameHint }}
          defaultValue={account.name}
        />
        <FormField
          name="language"
          schema={accountFields.language}
          required
          behaviour={{ autocomplete: 'off' }}
          labels={{ label: words.language, hint: words.languageHint, choices: languageNames }}
          defaultValue={account.language ?? pageLanguage}
        />
        <FormField
          name="startPage"
          schema={accountFields.startPage}
          required
          behaviour={{ autocomplete: 'off' }}
          labels={{ label: words.startPage, hint: words.startPageHint, choices: words.startPages }}
          defaultValue={account.startPage ?? 'sections'}
        />
      </StaffForm>
      <OutcomeMessage
        outcome={wasSaved ? { count: 0, tone: 'success', text: words.saved } : saved}
      />
    </Section>
  );
}
