import { anyText, objectReader, sentence } from '../wire/answer-reader';
import { email, password } from '../records/field';
import type { BodyOf, BodySchema } from '../records/field';
import type { StoredProfile } from '../records/profile';

/** Requirements 7.1. The login page uses the first; the second is the generic login, for any other page. */
export const memberLoginEndpoint = '/api/profiles/login';
export const genericLoginEndpoint = '/api/auth/login';
/**
 * Ends the session of the bearer token. Requirements 2.11 shows no call; a token that is only forgotten stays valid.
 */
export const memberLogoutEndpoint = '/api/profiles/logout';
export const forgotPasswordEndpoint = '/api/profiles/forgot-password';
/** The reset token of the page's address travels as `Authorization: Bearer` (safety 2). */
export const resetPasswordEndpoint = '/api/profiles/reset-password';
/** Takes no body: the token of the page's address travels as `Authorization: Bearer`. Answers a MessageBody. */
export const confirmEmailEndpoint = '/api/profiles/confirm-email';

/** What both member logins read. The `isAdmin: false` that the login page sends along is ignored (safety 2). */
export const memberLoginBody = {
  type: 'object',
  properties: { email, password: { ...password, minLength: 1 } },
  required: ['email', 'password'],
} as const satisfies BodySchema;

export type Credentials = BodyOf<typeof memberLoginBody>;
export type MemberLogin = Credentials & { readonly isAdmin: false };

/** Requirements 3. An answer without a token is a refusal, and `message` says why (requirements 8). */
export interface MemberLoginAnswer {
  readonly token?: string;
  readonly user?: Pick<StoredProfile, '_id'>;
  readonly message?: string;
}

const readLogin = objectReader(
  {},
  { token: anyText, user: objectReader({ _id: sentence }), message: sentence },
);

/** What a member login was answered. An answer that cannot be read holds no token. */
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

/** The success body of the calls that have nothing but a sentence to say. */
export interface MessageBody {
  readonly message: string;
}

const readSentence = objectReader({}, { message: sentence });

/** The success says so by its status; its sentence may be missing. */
export const readMessage = (body: unknown): Partial<MessageBody> => readSentence(body) ?? {};
