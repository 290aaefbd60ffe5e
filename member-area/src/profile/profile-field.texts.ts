import type { Profile, profileBody } from 'contract/profile';

/** The labels of a profile's fields, at registration and on the profile page. */
export const profileFieldTexts: Readonly<Record<keyof Profile, string>> = {
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  password: 'Password',
  country: 'Country',
  gender: 'Gender',
  dob: 'Date of birth',
  maritalStatus: 'Marital status',
  memberType: 'Member type',
  referral: 'Referral',
  localPastor: 'Local pastor',
};

type Properties = typeof profileBody.properties;

type ChoiceTexts<Field extends 'country' | 'gender' | 'maritalStatus' | 'memberType'> = Readonly<
  Record<Properties[Field]['enum'][number], string>
>;

interface ProfileChoiceTexts {
  readonly country: ChoiceTexts<'country'>;
  readonly gender: ChoiceTexts<'gender'>;
  readonly maritalStatus: ChoiceTexts<'maritalStatus'>;
  readonly memberType: ChoiceTexts<'memberType'>;
}

/** The labels of the choices. The stored values are those of requirements 3 in every language. */
export const profileChoiceTexts: ProfileChoiceTexts = {
  country: {
    Austria: 'Austria',
    Nigeria: 'Nigeria',
    Liberia: 'Liberia',
    UK: 'UK',
    Other: 'Other',
  },
  gender: { Male: 'Male', Female: 'Female', 'Prefer not to say': 'Prefer not to say' },
  maritalStatus: { Single: 'Single', Married: 'Married', Other: 'Other' },
  memberType: { Physical: 'Physical', Online: 'Online' },
};
