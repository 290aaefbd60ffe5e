import type { FromSchema } from 'json-schema-to-ts';
import { birthDate, email, line, password, phone } from './field';
import type { BodySchema } from './field';
import type { StoredRecord } from './stored-record';

export const profilesEndpoint = '/api/profiles';

/** A member's profile as it is registered (SPEC 3). Only non-empty fields are sent (SPEC 5). */
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
    dob: birthDate,
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

export type Profile = FromSchema<typeof profileBody>;

/** A profile as staff and its owner read it: the password never leaves the server. */
export type StoredProfile = StoredRecord &
  Omit<Profile, 'password'> & { readonly image?: string; readonly isAdmin: boolean };
