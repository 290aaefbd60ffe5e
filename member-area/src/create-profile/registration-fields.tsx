import { profileBody } from 'contract/profile';
import { MemberField } from '../form/member-field';
import { memberFormLabels } from '../form/member-form-labels';
import { profileChoiceLabels, profileFieldLabels } from '../profile/profile-field-labels';
import type { ProfileField } from '../profile/profile-field-labels';
import { autocompleteTokens } from '../profile/profile-fields';
import { createProfileLabels } from './create-profile-labels';
import { ImageField } from './image-field';
import styles from './create-profile.module.css';

/** All fields of SPEC 3, in the order in which people introduce themselves. */
const groups = {
  about: ['fullName', 'gender', 'dob', 'maritalStatus', 'phone', 'country', 'address'],
  membership: ['memberType', 'referral', 'localPastor'],
  account: ['email', 'password'],
} as const satisfies Partial<Record<keyof typeof createProfileLabels.en, readonly ProfileField[]>>;

/** The fieldsets of the form. */
export function RegistrationFields() {
  const words = createProfileLabels.en;
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
        label: profileFieldLabels.en[name],
        choices: profileChoiceLabels.en[name] ?? {},
        ...hints[name],
      }}
      autocomplete={autocompleteTokens[name] ?? 'off'}
    />
  ));

const isRequired = (name: string) => (profileBody.required as readonly string[]).includes(name);

const hints: Partial<Record<ProfileField, { readonly hint: string }>> = {
  memberType: { hint: createProfileLabels.en.memberTypeHint },
  referral: { hint: createProfileLabels.en.referralHint },
  localPastor: { hint: createProfileLabels.en.localPastorHint },
  password: {
    hint: memberFormLabels.en.passwordHint(profileBody.properties.password.minLength),
  },
};
