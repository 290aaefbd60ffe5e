import { anyAnswer } from 'contract/answer-reader';
import { language as pageLanguage } from 'contract/language';
import { languageNames } from 'contract/languages';
import { staffAccountEndpoint } from 'contract/rights';
import type { StaffAccount } from 'contract/rights';
import { ownStaffAccountBody } from 'contract/staff-security';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { reloadStaffAccount } from '../../session/staff-account';
import { callAsStaff } from '../../session/staff-call';
import { myAccountTexts } from './my-account.texts';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { Section } from './section';
import { useOutcome } from '../../base/parts/forms/use-outcome';

const { name, language } = ownStaffAccountBody.properties;

/** The form for the user's name and language. */
export function DetailsSection({ account }: { readonly account: StaffAccount }) {
  const { details: words } = myAccountTexts;
  const { outcome, say, clear } = useOutcome();
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { name, language }) }),
    send: async (element) => {
      clear();
      const body = {
        name: getText(element, 'name').trim(),
        language: getText(element, 'language'),
      };
      const call = { method: 'PUT', path: staffAccountEndpoint, body } as const;
      const answer = await callAsStaff(call, anyAnswer);
      if (!answer.ok) return answer.error;
      say('success', words.saved);
      await reloadStaffAccount();
      return undefined;
    },
  });
  return (
    <Section title={words.title}>
      <StaffForm form={form} labels={words}>
        <FormField
          name="name"
          schema={name}
          required
          behaviour={{ autocomplete: 'name' }}
          labels={{ label: words.name, hint: words.nameHint }}
          defaultValue={account.name}
        />
        <FormField
          name="language"
          schema={language}
          required
          behaviour={{ autocomplete: 'off' }}
          labels={{ label: words.language, hint: words.languageHint, choices: languageNames }}
          defaultValue={account.language ?? pageLanguage}
        />
      </StaffForm>
      <OutcomeMessage outcome={outcome} />
    </Section>
  );
}
