import { profileBody, profileImage } from 'contract/profile';
import { Field } from '../form/field';
import { FieldFrame } from '../form/field-frame';
import { profileChoiceLabels, profileFieldLabels } from '../profile/profile-field-labels';
import type { ProfileField } from '../profile/profile-field-labels';
import { autoCompleteTokens } from '../profile/profile-fields';
import { createProfileLabels } from './create-profile-labels';
import styles from './create-profile.module.css';

/** All fields of SPEC 3, in the order in which somebody would introduce themselves. */
const groups = {
  about: ['fullName', 'gender', 'dob', 'maritalStatus', 'phone', 'country', 'address'],
  membership: ['memberType', 'referral', 'localPastor'],
  account: ['email', 'password'],
} as const satisfies Partial<Record<keyof typeof createProfileLabels.en, readonly ProfileField[]>>;

export const imageMegabytes = profileImage.maxBytes / 1024 / 1024;

export function ProfileFields() {
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
    <Field
      key={name}
      body={profileBody}
      name={name}
      label={profileFieldLabels.en[name]}
      hint={hints[name]}
      autoComplete={autoCompleteTokens[name]}
      choices={profileChoiceLabels.en[name]}
    />
  ));

const hints: Partial<Record<ProfileField, string>> = {
  password: createProfileLabels.en.passwordHint(profileBody.properties.password.minLength),
};

function ImageField() {
  const words = createProfileLabels.en;
  return (
    <FieldFrame
      name={profileImage.field}
      label={words.image}
      hint={words.imageHint(imageMegabytes)}
      required={false}
    >
      {(attributes) => <input type="file" accept={profileImage.types.join(',')} {...attributes} />}
    </FieldFrame>
  );
}
