import { anyText, objectReader, sentence } from '../wire/answer-reader';
import { email, password } from '../records/field';
import type { BodyOf, BodySchema } from '../records/field';
import type { StoredProfile } from '../records/profile';

/** Requirements 7.1. The login page uses the first; the second is the generic login for any other page. */
export const memberLoginEndpoint = '/api/profiles/login';
export const genericLoginEndpoint = '/api/auth/login';
/**
 * POST: ends the session of the bearer token. Requirements 2.11 has no such request, but a token that is only forgotten
 * stays valid.
 */
export const memberLogoutEndpoint = '/api/profiles/logout';
export const forgotPasswordEndpoint = '/api/profiles/forgot-password';
/** POST with the reset token of the URL as `Authorization: Bearer` (safety 2). */
export const resetPasswordEndpoint = '/api/profiles/reset-password';
/** POST without a body, with the token of the URL as `Authorization: Bearer`. Answers a MessageBody. */
export const confirmEmailEndpoint = '/api/profiles/confirm-email';

/** The body of both member logins. The login page also sends `isAdmin: false`, which is ignored (safety 2). */
export const memberLoginBody = {
  type: 'object',
  properties: { email, password: { ...password, minLength: 1 } },
  required: ['email', 'password'],
} as const satisfies BodySchema;

export type Credentials = BodyOf<typeof memberLoginBody>;
export type MemberLogin = Credentials & { readonly isAdmin: false };

/** Requirements 3. A response without a token is a refusal, and `message` gives the reason (requirements 8). */
export interface MemberLoginAnswer {
  readonly token?: string;
  readonly user?: Pick<StoredProfile, '_id'>;
  readonly message?: string;
}

const readLogin = objectReader(
  {},
  { token: anyText, user: objectReader({ _id: sentence }), message: sentence },
);

/** Parses the response of a member login. An invalid one counts as having no token. */
export const readMemberLogin = (body: unknown): MemberLoginAnswer => readLogin(body) ?? {};

export const forgotPasswordBody = {
  type: 'object',
  properties: { email },
  required: ['email'],
} as const satisfies BodySchema;

export type ForgotPassword = BodyOf<typeof forgotPasswordBody>;

export const resetPasswordBody = {
  type: 'object',
  properties: { email, newPassword: password },
  required: ['email', 'newPassword'],
} as const satisfies BodySchema;

export type ResetPassword = BodyOf<typeof resetPasswordBody>;

/** Success body of requests that return only a message. */
export interface MessageBody {
  readonly message: string;
}

const readSentence = objectReader({}, { message: sentence });

/** The message may be missing, because the status already tells the success. */
export const readMessage = (body: unknown): Partial<MessageBody> => readSentence(body) ?? {};
