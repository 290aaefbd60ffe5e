import type { FromSchema } from 'json-schema-to-ts';
import { anyText, objectReader } from '../wire/answer-reader';
import { email } from '../records/field';
import type { BodySchema } from '../records/field';

export const adminLoginEndpoint = '/api/auth/admin/login';
export const adminLogoutEndpoint = '/api/auth/admin/logout';

/**
 * The body of the staff login. Its password has no minimum, so that a wrong one of any length gets the same response.
 */
export const adminLoginBody = {
  type: 'object',
  properties: {
    email,
    password: { type: 'string', format: 'password', minLength: 1, maxLength: 1024 },
  },
  required: ['email', 'password'],
} as const satisfies BodySchema;

export type AdminLogin = FromSchema<typeof adminLoginBody>;

/**
 * Requirements 7.1. `token` is an anti-CSRF token that is bound to the session; the credential is a cookie (safety 2).
 */
export interface AdminSession {
  readonly token: string;
  readonly admin: { readonly _id: string; readonly email: string };
}

/** Only the properties of the admin that the console uses. */
export const readAdminSession = objectReader(
  { token: anyText },
  { admin: objectReader({}, { _id: anyText, email: anyText }) },
);

/** The parsed response of a staff login. Its token is not checked yet. */
export type ReadAdminSession = NonNullable<ReturnType<typeof readAdminSession>>;

/**
 * Keys of the browser's storage (requirements 9). It names none for the admin data of requirements 4; `adminData` is
 * ours.
 */
export const storageKeys = {
  adminToken: 'adminToken',
  adminData: 'adminData',
  memberToken: 'token',
  memberProfile: 'userProfile',
} as const;
