import { profileBody } from 'contract/profile';
import { PasswordNote } from 'shared-ui/password-note';
import { MemberField } from '../form/member-field';
import { memberFormTexts } from '../form/member-form.texts';
import { choiceNames } from '../profile/profile-choices';
import { profileFieldTexts } from '../profile/profile-field.texts';
import { autocompleteTokens } from '../profile/profile-fields';
import type { ProfileField } from '../profile/profile-fields';
import { createProfileTexts as words } from './create-profile.texts';
import { ImageField } from './image-field';
import styles from './create-profile.module.css';

/** All fields of requirements 3, grouped as people introduce themselves. */
const groups = {
  about: ['fullName', 'gender', 'dob', 'maritalStatus', 'phone', 'country', 'address'],
  membership: ['memberType', 'referral', 'localPastor'],
  account: ['email', 'password'],
} as const satisfies Partial<Record<keyof typeof words, readonly ProfileField[]>>;

export function RegistrationFields() {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{words.about}</legend>
        <Fields names={groups.about} />
        <ImageField />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.membership}</legend>
        <Fields names={groups.membership} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.account}</legend>
        <Fields names={groups.account} />
      </fieldset>
    </>
  );
}

const Fields = ({ names }: { readonly names: readonly ProfileField[] }) =>
  names.map((name) => (
    <MemberField
      key={name}
      name={name}
      schema={profileBody.properties[name]}
      required={isRequired(name)}
      labels={{
        label: profileFieldTexts[name],
        choices: choiceNames(name),
        ...hints[name],
      }}
      autocomplete={autocompleteTokens[name] ?? 'off'}
      note={name === 'password' && <PasswordNote field={name} owner="member" />}
    />
  ));

const isRequired = (name: string) => (profileBody.required as readonly string[]).includes(name);

const hints: Partial<Record<ProfileField, { readonly hint: string }>> = {
  memberType: { hint: words.memberTypeHint },
  referral: { hint: words.referralHint },
  localPastor: { hint: words.localPastorHint },
  password: {
    hint: memberFormTexts.passwordHint(profileBody.properties.password.minLength),
  },
};
