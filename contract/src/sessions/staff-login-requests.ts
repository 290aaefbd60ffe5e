import * as Type from '@sinclair/typebox';
import { email } from '../records/field';
import { request } from '../requests/request';
import { strictObject, textField } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { pageQuery } from '../wire/form-action';
import {
  code,
  knownPassword,
  passkey,
  passkeyTicket,
  recoveryCode,
  ticket,
} from './second-factors';

/**
 * How staff log in and out (requirements 7.1, decision 45). A wrong proof is answered 401 and too many of them 429; 410
 * means that the ticket of the login has expired, so that the password is needed again.
 */

/** The fields of the staff login. */
export const loginFields = { email, password: knownPassword } as const;

/**
 * `token` is an anti-CSRF token that is bound to the session; the credential is a cookie (safety 2). The server sends
 * all of this; the console can do without the admin.
 */
export const adminSession = Type.Object({
  token: Type.String(),
  admin: Type.Optional(
    Type.Object({ _id: Type.Optional(Type.String()), email: Type.Optional(Type.String()) }),
  ),
});
export type AdminSession = Value<typeof adminSession>;

/** 401 with `secondFactorNeeded` if the password is right and the account has a second factor. */
export const logInAdmin = request('POST /api/auth/admin/login', {
  access: 'public',
  worksWithoutStorage: true,
  query: pageQuery,
  body: Type.Object({ email: textField(email), password: textField(knownPassword) }),
  response: adminSession,
  errors: ['missing-fields', 'wrong-login', 'second-factor-needed', 'account-paused'],
  audit: { action: 'login', kind: 'accounts' },
});

/** The login's second step, with one of the three proofs. */
export const proveSecondFactor = request('POST /api/auth/admin/second-factor', {
  access: 'public',
  worksWithoutStorage: true,
  query: pageQuery,
  body: strictObject({
    ticket,
    code: Type.Optional(code),
    recoveryCode: Type.Optional(recoveryCode),
    passkey: Type.Optional(passkey),
  }),
  response: adminSession,
  errors: ['wrong-code', 'wrong-passkey', 'took-too-long'],
  audit: { action: ['login', 'recovery-used'], kind: 'accounts' },
});

/** Begins a login with a passkey alone. */
export const beginPasskeyLogin = request('POST /api/auth/admin/passkey-options', {
  access: 'public',
  worksWithoutStorage: true,
  response: passkeyTicket,
});

export const logInByPasskey = request('POST /api/auth/admin/passkey', {
  access: 'public',
  worksWithoutStorage: true,
  query: pageQuery,
  body: strictObject({ ticket, passkey }),
  response: adminSession,
  errors: ['wrong-passkey', 'took-too-long'],
  audit: { action: 'login', kind: 'accounts' },
});

/** For staff. While the database cannot tell the owner of the session, its CSRF token is enough. */
export const logOutAdmin = request('POST /api/auth/admin/logout', {
  access: 'by-handler',
  worksWithoutStorage: true,
});
