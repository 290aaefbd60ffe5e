import { profileBody, profileChangesBody } from 'contract/profile';
import type { ProfileChanges } from 'contract/profile';
import type { ProfileField } from './profile-field-labels';

/** What the profile page shows: everything a member has said, in the order of SPEC 3, but the password (SPEC 2.11). */
export const shownFields = (Object.keys(profileBody.properties) as ProfileField[]).filter(
  (name): name is Exclude<ProfileField, 'password'> => name !== 'password',
);

/** The eight fields of SPEC 2.11. */
export const editableFields = Object.keys(
  profileChangesBody.properties,
) as (keyof ProfileChanges)[];

/** What browsers and password managers may fill in by themselves. */
export const autoCompleteTokens: Readonly<Partial<Record<ProfileField, string>>> = {
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
  password: 'new-password',
  country: 'country-name',
  gender: 'sex',
  dob: 'bday',
};
