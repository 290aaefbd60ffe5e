import type { Profile, profileBody } from 'contract/profile';

/** What the fields of a profile are called, in the form that creates it and on the page that shows it. */
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

/** What the values that can be chosen are called. What is stored are requirements 3's words in every language. */
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
