import { anyText, isObject, objectReader } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { email, line, password, pastDate, phone } from './field';
import type { BodyOf, BodySchema } from './field';
import { maxFurtherFields, valueText } from './further-fields';
import type { StoredRecord } from './stored-record';

export const profilesEndpoint = '/api/profiles';
/** Takes `profileBody` and `profileImage` as multipart/form-data (requirements 7.1). */
export const registerEndpoint = '/api/profiles/register';
/** Where a member reads and changes one profile, with a bearer token (requirements 7.1). */
export const profileEndpoint = (id: string) =>
  `${profilesEndpoint}/${encodeURIComponent(id)}` as const;

/** A member's profile as it is registered (requirements 3). Only non-empty fields are sent (requirements 5). */
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

/** The optional picture of a registration. The server looks at the bytes, not at the declared type (safety 1). */
export const profileImage = {
  field: 'image',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  /** How names of HEIC pictures end, which some browsers give no type. */
  heicEndings: ['.heic', '.heif'],
  maxBytes: 5 * 1024 * 1024,
} as const;

/** An optional field that is changed to '' is erased. */
const erasableLine = { ...line, minLength: 0 } as const;

/** The eight fields that a member may change (requirements 2.11). What is left out stays as it is. */
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
 * What changes a profile: the eight fields and, when they name another e-mail, the password that proves who asks
 * (decision 85). An empty one counts as none.
 */
export const profileUpdateBody = {
  ...profileChangesBody,
  properties: { ...profileChangesBody.properties, currentPassword: { ...password, minLength: 0 } },
} as const satisfies BodySchema;

export type ProfileUpdate = BodyOf<typeof profileUpdateBody>;

/** Where the owner of a profile reads which new e-mail waits for its confirmation. */
export const pendingEmailEndpoint = (id: string) => `${profileEndpoint(id)}/pending-email` as const;

export interface PendingEmail {
  /** Null when none waits. */
  readonly pendingEmail: string | null;
}

/** Without an address where none waits, or where the answer does not say. */
export const readPendingEmail = objectReader<object, { readonly pendingEmail: string }>(
  {},
  { pendingEmail: anyText },
);

/** A profile as staff and its owner read it: the password never leaves the server. */
export type StoredProfile = StoredRecord &
  Omit<Profile, 'password'> & { readonly image?: string; readonly isAdmin: boolean };

/** What else a server sends of a profile. */
export interface FurtherField {
  readonly name: string;
  readonly text: string;
}

/** The fields of a profile that are there, as texts, and never the password. */
export type ShownProfile = Readonly<
  Partial<Record<Exclude<keyof Profile, 'password'>, string>> & {
    /** In the order in which they came. Absent where there are none. */
    further?: readonly FurtherField[];
  }
>;

const textOrNumber: AnswerReader<string> = (value) =>
  typeof value === 'number' ? String(value) : anyText(value);

const { password: _password, ...shownProperties } = profileBody.properties;

const readFields = objectReader<object, Omit<ShownProfile, 'further'>>(
  {},
  Object.fromEntries(Object.keys(shownProperties).map((name) => [name, textOrNumber])),
);

/** What a profile's page never shows (requirements 2.11 and 3). */
const hiddenFields: readonly string[] = [
  ...['_id', 'id', '__v', 'createdAt', 'updatedAt'],
  ...['isAdmin', 'password', profileImage.field],
];

/** The profile that an answer holds; one without a single field of a profile holds none. */
export const readProfile: AnswerReader<ShownProfile> = (body) => {
  const profile = readFields(body);
  if (!profile || !isObject(body) || Object.keys(profile).length === 0) return undefined;
  const further = Object.entries(body)
    .filter(([name]) => !hiddenFields.includes(name) && !Object.hasOwn(shownProperties, name))
    .slice(0, maxFurtherFields)
    .map(([name, value]) => ({ name, text: valueText(value) }));
  return further.length > 0 ? { ...profile, further } : profile;
};
