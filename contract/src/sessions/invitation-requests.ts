import * as Type from '@sinclair/typebox';
import { line, password } from '../records/field';
import { request } from '../requests/request';
import { sentence, strictObject, textField } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { pageQuery } from '../wire/form-action';
import { adminSession } from './staff-login-requests';

/** What the holder of an invitation's link sees, and how they create their account with it (decision 43). */

/** Parameter in the fragment of the login page's URL with the token of an invitation, so that no log contains it. */
export const invitationFragment = 'invitation';

/** Milliseconds after the email. */
export const invitationLifetime = 72 * 3_600_000;

const token = Type.String({ pattern: '^invitation_[\\w-]{43}$', maxLength: 54 });

/** The fields of a new account. */
export const newAccountFields = { name: { ...line, maxLength: 100 }, password } as const;

/** 404 or 410 if the link is no longer valid. */
export const openInvitation = request('POST /api/auth/admin/invitation', {
  access: 'public',
  body: strictObject({ token }),
  response: Type.Object({
    email: sentence,
    /** The names of the roles. */
    roles: Type.Array(sentence),
  }),
  errors: ['invitation-unknown', 'invitation-used', 'invitation-over'],
  limit: 'staff',
});
export type OpenInvitation = Value<typeof openInvitation.response>;

/** Creates the account and answers as the login does. */
export const acceptInvitation = request('POST /api/auth/admin/invitation/accept', {
  access: 'public',
  query: pageQuery,
  body: strictObject({
    token,
    name: textField(newAccountFields.name),
    password: textField(password),
  }),
  response: adminSession,
  errors: [
    'invitation-unknown',
    'invitation-used',
    'invitation-over',
    'account-exists',
    'weak-password',
  ],
  audit: { action: ['accept-invitation', 'login'], kind: 'accounts' },
  announces: 'accounts',
  limit: 'staff',
});
