import { email, line, password, pastDate, phone } from './field';
import type { BodyOf, BodySchema } from './field';
import { maxFurtherFields, formatValue } from './further-fields';
import type { StoredRecord } from './stored-record';

/** A profile at registration (requirements 3). Only non-empty fields are sent (requirements 5). */
export const profileBody = {
  type: 'object',
  properties: {
    fullName: line,
    email,
    phone,
    address: line,
    password,
    country: { type: 'string', enum: ['Austria', 'Nigeria', 'Liberia', 'UK', 'Other'] },
    gender: { type: 'string', enum: ['Male', 'Female', 'Prefer not to say'] },
    dob: pastDate,
    maritalStatus: { type: 'string', enum: ['Single', 'Married', 'Other'] },
    memberType: { type: 'string', enum: ['Physical', 'Online'] },
    referral: line,
    localPastor: line,
  },
  required: [
    'fullName',
    'email',
    'phone',
    'address',
    'password',
    'country',
    'gender',
    'memberType',
  ],
} as const satisfies BodySchema;

export type Profile = BodyOf<typeof profileBody>;

const { password: _password, ...shownProperties } = profileBody.properties;

/** A profile as staff add and correct it: its owner chooses the password. */
export const staffProfileBody = {
  type: 'object',
  properties: shownProperties,
  required: profileBody.required.filter((name) => name !== 'password'),
} as const satisfies BodySchema;

/** The optional picture of a registration. The server checks the bytes, not the declared type (safety 1). */
export const profileImage = {
  field: 'image',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  /** File extensions of HEIC pictures, for which some browsers report no type. */
  heicEndings: ['.heic', '.heif'],
  maxBytes: 5 * 1024 * 1024,
} as const;

/** An empty text erases an optional field. */
const erasableLine = { ...line, minLength: 0 } as const;

/** The eight fields that a member may change (requirements 2.11). An absent one stays as it is. */
export const profileChangesBody = {
  type: 'object',
  properties: {
    fullName: line,
    email,
    phone,
    address: line,
    country: profileBody.properties.country,
    memberType: profileBody.properties.memberType,
    referral: erasableLine,
    localPastor: erasableLine,
  },
  required: [],
} as const satisfies BodySchema;

export type ProfileChanges = BodyOf<typeof profileChangesBody>;

/**
 * A change of a profile: the eight fields and, for a new email address, the current password (decision 85). An empty
 * password counts as absent.
 */
export const profileUpdateBody = {
  ...profileChangesBody,
  properties: { ...profileChangesBody.properties, currentPassword: { ...password, minLength: 0 } },
} as const satisfies BodySchema;

/** A profile as staff and its owner get it: the password never leaves the server. */
export type StoredProfile = StoredRecord &
  Omit<Profile, 'password'> & { readonly image?: string; readonly isAdmin: boolean };

/** A field of a profile that the contract does not declare. */
export interface FurtherField {
  readonly name: string;
  readonly text: string;
}

/** The fields of a profile that have values, as texts, without the password. */
export type ShownProfile = Readonly<
  Partial<Record<Exclude<keyof Profile, 'password'>, string>> & {
    /** In the order of the response. Absent if there are none. */
    further?: readonly FurtherField[];
  }
>;

/** Fields that a profile's page never shows (requirements 2.11 and 3). */
const hiddenFields: readonly string[] = [
  ...['_id', 'id', '__v', 'createdAt', 'updatedAt'],
  ...['isAdmin', 'password', profileImage.field],
];

/** The fields of a profile that are shown: it may come from another release, with any values. */
export function toShownProfile(profile: object): ShownProfile {
  const values = Object.entries(profile);
  const known = values.filter(
    ([name, value]) =>
      Object.hasOwn(shownProperties, name) && ['string', 'number'].includes(typeof value),
  );
  const further = values
    .filter(([name]) => !hiddenFields.includes(name) && !Object.hasOwn(shownProperties, name))
    .slice(0, maxFurtherFields)
    .map(([name, value]) => ({ name, text: formatValue(value) }));
  return {
    ...Object.fromEntries(known.map(([name, value]) => [name, String(value)])),
    ...(further.length > 0 && { further }),
  };
}
