import { line } from 'contract/field';
import type { FieldSchema } from 'contract/field';
import { profileBody, profileChangesBody } from 'contract/profile';
import type { Profile, ProfileChanges } from 'contract/profile';

export type ProfileField = keyof Profile;

/** The fields of the profile page: all of requirements 3 in their order, except the password (requirements 2.11). */
export const shownFields = (Object.keys(profileBody.properties) as ProfileField[]).filter(
  (name): name is Exclude<ProfileField, 'password'> => name !== 'password',
);

/** The eight fields of requirements 2.11. */
export const editableFields = Object.keys(
  profileChangesBody.properties,
) as (keyof ProfileChanges)[];

/** Requirements 2.11 has text inputs even for fields that are a choice at registration. */
export const editSchemas = Object.fromEntries(
  editableFields.map((name) => {
    const schema: FieldSchema = profileChangesBody.properties[name];
    return [name, 'enum' in schema ? line : schema];
  }),
) as Readonly<Record<keyof ProfileChanges, FieldSchema>>;

export const autocompleteTokens: Readonly<Partial<Record<ProfileField, string>>> = {
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  address: 'address-line1',
  password: 'new-password',
  country: 'country-name',
  gender: 'sex',
  dob: 'bday',
};
