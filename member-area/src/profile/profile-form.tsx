import type { FieldSchema } from 'contract/field';
import { profileBody, profileChangesBody, profileEndpoint } from 'contract/profile';
import type { ProfileChanges, StoredProfile } from 'contract/profile';
import { Button } from 'shared-ui/button';
import { failureOf } from '../form/failure';
import { MemberForm } from '../form/member-form';
import { TextField } from '../form/text-field';
import { useSending } from '../form/use-sending';
import { useMemberSession } from '../session/session-context';
import { profileFieldLabels } from './profile-field-labels';
import { autoCompleteTokens, editableFields } from './profile-fields';
import { profileLabels } from './profile-labels';
import { readChanges } from './profile-changes';
import { readProfile } from './use-profile';

interface ProfileFormProps {
  readonly profile: StoredProfile;
  readonly onSaved: (profile: StoredProfile) => void;
  readonly onCancel: () => void;
}

/** The eight text inputs of SPEC 2.11. A refused change keeps the form open with all that was typed. */
export function ProfileForm({ profile, onSaved, onCancel }: ProfileFormProps) {
  const words = profileLabels.en;
  const { call } = useMemberSession();
  const sending = useSending(async (values) => {
    const body: ProfileChanges = readChanges(values);
    const answer = await call<unknown>({ method: 'PUT', path: profileEndpoint(profile._id), body });
    if (!answer.ok) {
      return { message: words.saveFailed, issues: answer.error?.issues ?? [] };
    }
    const saved = readProfile(answer);
    if (!saved) return failureOf(words.saveFailed, []);
    onSaved(saved);
    return undefined;
  });

  return (
    <MemberForm
      sending={sending}
      submit={words.save}
      submitting={words.saving}
      aside={
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      }
    >
      {editableFields.map((name, index) => (
        <ChangeField key={name} name={name} value={profile[name] ?? ''} isFirst={index === 0} />
      ))}
    </MemberForm>
  );
}

interface ChangeFieldProps {
  readonly name: keyof ProfileChanges;
  readonly value: string;
  readonly isFirst: boolean;
}

/** A text input also for what was chosen at registration, as SPEC 2.11 has it: the hint names the choices. */
function ChangeField({ name, value, isFirst }: ChangeFieldProps) {
  const schema: FieldSchema = profileChangesBody.properties[name];
  return (
    <TextField
      type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
      name={name}
      label={profileFieldLabels.en[name]}
      required={isRequired(name)}
      hint={'enum' in schema ? profileLabels.en.oneOf(schema.enum.join(', ')) : undefined}
      maxLength={'maxLength' in schema ? schema.maxLength : undefined}
      autoComplete={autoCompleteTokens[name]}
      defaultValue={value}
      // The button that opened the form, and had the focus, is gone.
      autoFocus={isFirst}
    />
  );
}

const isRequired = (name: string) => (profileBody.required as readonly string[]).includes(name);
