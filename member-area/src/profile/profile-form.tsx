import { useState } from 'react';
import type { FieldSchema } from 'contract/field';
import { profileBody, profileChangesBody, profileEndpoint } from 'contract/profile';
import type { ProfileChanges, StoredProfile } from 'contract/profile';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { failureOf } from '../form/failure';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { useSending } from '../form/use-sending';
import { useMemberSession } from '../session/session-context';
import { profileFieldLabels } from './profile-field-labels';
import { autocompleteTokens, editableFields, typedSchemas } from './profile-fields';
import { profileLabels } from './profile-labels';
import { readChanges } from './profile-changes';
import { findKeptEdits, forgetEdits, keepEdits } from './kept-edits';
import { readProfile } from './use-profile';

interface ProfileFormProps {
  readonly id: string;
  readonly profile: StoredProfile;
  readonly onSaved: (profile: StoredProfile) => void;
  readonly onCancel: () => void;
}

/** The eight text inputs of SPEC 2.11. A refused change keeps the form open with all that was typed. */
export function ProfileForm({ id, profile, onSaved, onCancel }: ProfileFormProps) {
  const words = profileLabels.en;
  const { call } = useMemberSession();
  const [kept] = useState(() => findKeptEdits(id));
  const typed: Partial<ProfileChanges> = kept ?? profile;
  const sending = useSending({
    fields: typedSchemas,
    send: async (values) => {
      const body: ProfileChanges = readChanges(values);
      const answer = await call<unknown>({ method: 'PUT', path: profileEndpoint(id), body });
      // The session is over, and this page about to give way to the login.
      if (answer.status === 401) keepEdits(id, body);
      if (!answer.ok) return failureOf(words.saveFailed, answer.error?.issues);
      const saved = readProfile(answer);
      if (!saved) return failureOf(words.saveFailed);
      forgetEdits();
      onSaved(saved);
      return undefined;
    },
  });

  return (
    <MemberForm
      sending={sending}
      submit={words.save}
      submitting={words.saving}
      aside={
        <Button
          variant="secondary"
          onClick={() => {
            forgetEdits();
            onCancel();
          }}
        >
          {words.cancel}
        </Button>
      }
    >
      {kept && <Message tone="info">{words.keptEdits}</Message>}
      {editableFields.map((name) => (
        <MemberField
          key={name}
          name={name}
          schema={typedSchemas[name]}
          required={isRequired(name)}
          labels={{ label: profileFieldLabels.en[name], ...hintFor(name) }}
          autocomplete={autocompleteTokens[name] ?? 'off'}
          defaultValue={typed[name] ?? ''}
        />
      ))}
    </MemberForm>
  );
}

const isRequired = (name: string) => (profileBody.required as readonly string[]).includes(name);

/** Where a text input takes certain words only. */
function hintFor(name: keyof ProfileChanges) {
  const schema: FieldSchema = profileChangesBody.properties[name];
  return 'enum' in schema ? { hint: profileLabels.en.oneOf(schema.enum.join(', ')) } : {};
}
