import type { FromSchema } from 'json-schema-to-ts';
import { anyText, objectReader } from '../wire/answer-reader';
import { email } from '../records/field';
import type { BodySchema } from '../records/field';

export const adminLoginEndpoint = '/api/auth/admin/login';
export const adminLogoutEndpoint = '/api/auth/admin/logout';

/** What staff type to log in. A wrong password of any length gets one and the same answer. */
export const adminLoginBody = {
  type: 'object',
  properties: {
    email,
    password: { type: 'string', format: 'password', minLength: 1, maxLength: 1024 },
  },
  required: ['email', 'password'],
} as const satisfies BodySchema;

export type AdminLogin = FromSchema<typeof adminLoginBody>;

/** Requirements 7.1. `token` is a session-bound anti-CSRF token; the credential is a cookie (safety 2). */
export interface AdminSession {
  readonly token: string;
  readonly admin: { readonly _id: string; readonly email: string };
}

/** Of the admin only what the console knows what to do with. */
export const readAdminSession = objectReader(
  { token: anyText },
  { admin: objectReader({}, { _id: anyText, email: anyText }) },
);

/**
 * What a login is answered, as far as it can be read. Whether the token could be one is for the reader of it to say.
 */
export type ReadAdminSession = NonNullable<ReturnType<typeof readAdminSession>>;

/**
 * Where the browser keeps things (requirements 9). For the admin data of requirements 4 it names no place; `adminData`
 * is ours.
 */
export const storageKeys = {
  adminToken: 'adminToken',
  adminData: 'adminData',
  memberToken: 'token',
  memberProfile: 'userProfile',
} as const;
