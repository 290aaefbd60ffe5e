import { Fragment, useState } from 'react';
import type { InputEvent } from 'react';
import { makePageQuery } from 'contract/form-action';
import { language } from 'contract/language';
import { profileBody, profileUpdateBody, toShownProfile } from 'contract/profile';
import type { ProfileChanges, ShownProfile } from 'contract/profile';
import { changeOwnProfile } from 'contract/profile-requests';
import { Button } from 'shared-ui/button';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { Message } from 'shared-ui/message';
import { toRequestError } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { memberFormTexts } from '../form/member-form.texts';
import { useMemberSession } from '../session/session-context';
import { choiceNames, nameChoice } from './profile-choices';
import { profileFieldTexts } from './profile-field.texts';
import { autocompleteTokens, editableFields, editSchemas } from './profile-fields';
import { profileTexts as words } from './profile.texts';
import { addCurrentPassword, isOtherEmail, readChanges } from './profile-changes';
import { loadProfileDraft, clearProfileDraft, saveProfileDraft } from './profile-draft';

interface ProfileFormProps {
  readonly id: string;
  readonly profile: ShownProfile;
  /** @param email the typed address, which waits for its confirmation if it differs from the profile's */
  readonly onSaved: (profile: ShownProfile, email: string) => void;
  readonly onCancel: () => void;
}

/**
 * The eight text inputs of requirements 2.11, and the current password once the email address is changed. If the change
 * is refused, the form stays open with all values.
 */
export function ProfileForm({ id, profile, onSaved, onCancel }: ProfileFormProps) {
  const { send } = useMemberSession();
  const [kept] = useState(() => loadProfileDraft(id));
  const typed: ShownProfile = kept ?? profile;
  const [email, setEmail] = useState(typed.email ?? '');
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, editSchemas) }),
    onInput: (event) => setEmail(readEmail(event) ?? email),
    send: async (element) => {
      const values = new FormData(element);
      const changes = readChanges(values);
      const body = addCurrentPassword(changes, values);
      try {
        const saved = await send(changeOwnProfile, { id, query: makePageQuery(language), body });
        clearProfileDraft();
        onSaved(toShownProfile(saved), changes.email?.trim() ?? '');
        return undefined;
      } catch (error) {
        const { status, messages } = toRequestError(error);
        // The session has ended, and the login is about to replace this page.
        if (status === 401) saveProfileDraft(id, changes);
        return { issues: messages.issues };
      }
    },
  });

  return (
    <MemberForm
      form={form}
      labels={{ submit: words.save, submitting: words.saving, failed: words.saveFailed }}
      aside={
        <Button
          variant="secondary"
          onClick={() => {
            clearProfileDraft();
            onCancel();
          }}
        >
          {words.cancel}
        </Button>
      }
    >
      {kept && <Message tone="info">{words.keptEdits}</Message>}
      <Suggestions />
      {editableFields.map((name) => (
        <Fragment key={name}>
          <MemberField
            name={name}
            schema={editSchemas[name]}
            required={isRequired(name)}
            labels={{ label: profileFieldTexts[name], ...hintFor(name) }}
            autocomplete={autocompleteTokens[name] ?? 'off'}
            suggestions={name === 'country' ? countries : undefined}
            defaultValue={nameChoice(name, typed[name] ?? '')}
          />
          {name === 'email' && isOtherEmail(email, profile.email) && <CurrentPassword />}
        </Fragment>
      ))}
    </MemberForm>
  );
}

/** The id of the list with suggested countries. The value stays free text (requirements 2.11). */
const countries = 'countries';

const Suggestions = () => (
  <datalist id={countries}>
    {Object.values(choiceNames('country')).map((country) => (
      <option key={country} value={country} />
    ))}
  </datalist>
);

/** Not validated before sending: the server answers what is wrong. */
function CurrentPassword() {
  return (
    <MemberField
      name="currentPassword"
      schema={profileUpdateBody.properties.currentPassword}
      required
      labels={{
        label: memberFormTexts.currentPassword,
        hint: words.currentPasswordHint,
      }}
      autocomplete="current-password"
    />
  );
}

/** The text of the email field; undefined for an event from another field. */
function readEmail({ target }: InputEvent<HTMLFormElement>): string | undefined {
  return target instanceof HTMLInputElement && target.name === 'email' ? target.value : undefined;
}

const isRequired = (name: string) => (profileBody.required as readonly string[]).includes(name);

/** A hint for a text input that accepts only certain values. */
function hintFor(name: keyof ProfileChanges) {
  const names = Object.values(choiceNames(name));
  return names.length > 0 ? { hint: words.oneOf(names.join(', ')) } : {};
}
