import { languageNames, readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { chooseOwnLanguage } from 'contract/own-account-requests';
import { Button } from 'shared-ui/button';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { getText } from '../form/get-text';
import { useMemberSession } from '../session/session-context';
import { accountTexts } from './account.texts';

interface LanguageFormProps {
  readonly id: string;
  readonly chosen: Language;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const schema = chooseOwnLanguage.body.properties.language;

/** Chooses the language of emails. Each language is shown under its own name. */
export function LanguageForm({ id, chosen, onSaved, onCancel }: LanguageFormProps) {
  const words = accountTexts.language;
  const { send } = useMemberSession();
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { language: schema }) }),
    send: async (element) => {
      const language = readLanguage(getText(new FormData(element), 'language')) ?? chosen;
      await send(chooseOwnLanguage, { id, body: { language } });
      onSaved();
      return undefined;
    },
  });
  return (
    <MemberForm
      form={form}
      labels={words}
      aside={
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      }
    >
      <MemberField
        name="language"
        schema={schema}
        required
        labels={{ label: words.label, choices: languageNames }}
        autocomplete="off"
        defaultValue={chosen}
      />
    </MemberForm>
  );
}
