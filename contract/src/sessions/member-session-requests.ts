import * as Type from '@sinclair/typebox';
import type { TProperties } from '@sinclair/typebox';
import { currentPassword, email, formBody, password } from '../records/field';
import type { StoredProfile } from '../records/profile';
import { readValue } from '../requests/read-value';
import { request } from '../requests/request';
import { sentence } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { pageQuery } from '../wire/form-action';

/**
 * An object that may be missing from a response, because the status already tells the success.
 * @__NO_SIDE_EFFECTS__
 */
const optionalObject = <Properties extends TProperties>(properties: Properties) => {
  const schema = Type.Object(properties);
  return { ...schema, parse: (value: unknown) => readValue(schema, value) ?? {} };
};

const member = Type.Object({ _id: sentence });

/** Requirements 3. A response without a token is a refusal, and `message` gives the reason (requirements 8). */
const loginResponse = optionalObject({
  token: Type.Optional(Type.String()),
  /** The whole profile, of which pages use the id. */
  user: Type.Optional(
    Type.Unsafe<Pick<StoredProfile, '_id'>>({
      type: 'object',
      additionalProperties: true,
      parse: (value: unknown) => readValue(member, value) && value,
    }),
  ),
  message: Type.Optional(sentence),
});
export type MemberLoginResponse = Value<typeof loginResponse>;

const credentials = formBody({
  type: 'object',
  properties: { email, password: currentPassword },
  required: ['email', 'password'],
});
const loginErrors = ['missing-fields', 'wrong-login', 'too-many-tries'] as const;

/** Requirements 7.1. The login page also sends `isAdmin: false`, which is ignored (safety 2). */
export const logInMember = request('POST /api/profiles/login', {
  access: 'public',
  worksWithoutStorage: true,
  body: credentials,
  response: loginResponse,
  errors: loginErrors,
});
/** The generic login of requirements 7.1, for any other page. */
export const logInGenerically = request('POST /api/auth/login', {
  access: 'public',
  worksWithoutStorage: true,
  body: credentials,
  response: loginResponse,
  errors: loginErrors,
});

/**
 * Ends the session of the bearer token. Requirements 2.11 has no such request, but a token that is only forgotten stays
 * valid.
 */
export const logOutMemberSession = request('POST /api/profiles/logout', {
  access: 'by-handler',
  worksWithoutStorage: true,
});

const message = optionalObject({ message: Type.Optional(sentence) });
export type MessageBody = Value<typeof message>;

export const forgotPassword = request('POST /api/profiles/forgot-password', {
  access: 'public',
  query: pageQuery,
  body: formBody({ type: 'object', properties: { email }, required: ['email'] }),
  response: message,
  limit: 'log-in',
});

/** With the reset token of the mailed link as `Authorization: Bearer` (safety 2). */
export const resetPassword = request('POST /api/profiles/reset-password', {
  access: 'public',
  body: formBody({
    type: 'object',
    properties: { email, newPassword: password },
    required: ['email', 'newPassword'],
  }),
  response: message,
  errors: ['reset-link-needed', 'reset-link-over', 'weak-password'],
  limit: 'log-in',
});

/** With the token of the mailed link as `Authorization: Bearer`. */
export const confirmEmail = request('POST /api/profiles/confirm-email', {
  access: 'public',
  response: message,
  errors: ['confirm-link-needed', 'confirm-link-used', 'confirm-link-over'],
  limit: 'log-in',
});
