import type { Profile } from 'contract/profile';
import type { Translated } from 'shared-ui/language';

export type ProfileField = keyof Profile;

/** What the fields of a profile are called, in the form that creates it and on the page that shows it. */
export const profileFieldLabels: Translated<Readonly<Record<ProfileField, string>>> = {
  en: {
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
  },
};

/** What the values that can be chosen are called, where that is not what is stored. English stores its own words. */
export const profileChoiceLabels: Translated<
  Readonly<Partial<Record<ProfileField, Readonly<Record<string, string>>>>>
> = { en: {} };
