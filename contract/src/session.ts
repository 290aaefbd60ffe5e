import type { FromSchema } from 'json-schema-to-ts';
import { email } from './field';
import type { BodySchema } from './field';

export const adminLoginEndpoint = '/api/auth/admin/login';
export const adminLogoutEndpoint = '/api/auth/admin/logout';

/** What staff type at the door. A wrong password of any length gets one and the same answer. */
export const adminLoginBody = {
  type: 'object',
  properties: {
    email,
    password: { type: 'string', format: 'password', minLength: 1, maxLength: 1024 },
  },
  required: ['email', 'password'],
} as const satisfies BodySchema;

export type AdminLogin = FromSchema<typeof adminLoginBody>;

/** SPEC 7.1. `token` is a session-bound anti-CSRF token; the credential is a cookie (SAFETY 2). */
export interface AdminSession {
  readonly token: string;
  readonly admin: { readonly _id: string; readonly email: string };
}

/** Where the browser keeps things (SPEC 9). For the admin data of SPEC 4 it names no place; `adminData` is ours. */
export const storageKeys = {
  adminToken: 'adminToken',
  adminData: 'adminData',
  memberToken: 'token',
  memberProfile: 'userProfile',
} as const;
