import { languageCodes, readLanguage } from '../site/languages';
import { anyText, objectReader, sentence } from '../wire/answer-reader';
import { password } from '../records/field';
import type { BodyOf, BodySchema } from '../records/field';
import { profileEndpoint } from '../records/profile';

/*
 * Requests of members about their own account beside the profile, with the bearer token of its owner. They are not in
 * requirements 7.1.
 */

/** GET the picture, or 204 if there is none; PUT a JPEG, PNG, WebP or HEIC; DELETE it. */
export const ownPictureEndpoint = (id: string) => `${profileEndpoint(id)}/picture` as const;

/** PUT: changes the password and ends all sessions except the new one in the response. */
export const ownPasswordEndpoint = (id: string) => `${profileEndpoint(id)}/password` as const;

/** DELETE: ends all sessions of the member, including the caller's. */
export const ownSessionsEndpoint = (id: string) => `${profileEndpoint(id)}/sessions` as const;

/** GET: the language of emails to the member, as `OwnLanguage`. PUT an `OwnLanguageChange`; 204. */
export const ownLanguageEndpoint = (id: string) => `${profileEndpoint(id)}/language` as const;

export const ownLanguageBody = {
  type: 'object',
  properties: { language: { type: 'string', enum: languageCodes } },
  required: ['language'],
} as const satisfies BodySchema;

export type OwnLanguageChange = BodyOf<typeof ownLanguageBody>;

/** Null if none is chosen: emails then use the language of the page that requests them. */
export interface OwnLanguage {
  readonly language: OwnLanguageChange['language'] | null;
}

/** Has no language if none is chosen or this release does not know it. */
export const readOwnLanguage = objectReader<object, OwnLanguageChange>(
  {},
  { language: readLanguage },
);

export const passwordChangeBody = {
  type: 'object',
  properties: { currentPassword: { ...password, minLength: 1 }, newPassword: password },
  required: ['currentPassword', 'newPassword'],
} as const satisfies BodySchema;

export type PasswordChange = BodyOf<typeof passwordChangeBody>;

/** The token of the request has ended, as all others. */
export interface PasswordChanged {
  readonly token: string;
  readonly message: string;
}

export const readPasswordChanged = objectReader<
  Pick<PasswordChanged, 'token'>,
  Pick<PasswordChanged, 'message'>
>({ token: anyText }, { message: sentence });
