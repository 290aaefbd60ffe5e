import { languageCodes, readLanguage } from '../site/languages';
import { anyText, objectReader, sentence } from '../wire/answer-reader';
import { password } from '../records/field';
import type { BodyOf, BodySchema } from '../records/field';
import { profileEndpoint } from '../records/profile';

/*
 * What members do about their own account beside their profile, each with the bearer token of its owner. Requirements
 * 7.1 shows none of it.
 */

/**
 * GET shows the picture, PUT replaces it by a JPEG, PNG, WebP or HEIC, DELETE removes it. GET is 204 where there is
 * none.
 */
export const ownPictureEndpoint = (id: string) => `${profileEndpoint(id)}/picture` as const;

/** PUT changes the password and ends every session but the one that begins with the answer. */
export const ownPasswordEndpoint = (id: string) => `${profileEndpoint(id)}/password` as const;

/** DELETE ends all sessions of the member, the caller's too. */
export const ownSessionsEndpoint = (id: string) => `${profileEndpoint(id)}/sessions` as const;

/** GET says the language of our mails to the member, as `OwnLanguage`; PUT an `OwnLanguageChange` changes it, 204. */
export const ownLanguageEndpoint = (id: string) => `${profileEndpoint(id)}/language` as const;

export const ownLanguageBody = {
  type: 'object',
  properties: { language: { type: 'string', enum: languageCodes } },
  required: ['language'],
} as const satisfies BodySchema;

export type OwnLanguageChange = BodyOf<typeof ownLanguageBody>;

/** Null while nothing is chosen: mails are then in the language of the page that asks for them. */
export interface OwnLanguage {
  readonly language: OwnLanguageChange['language'] | null;
}

/** Without a language where none is chosen, or one that this release does not have. */
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

/** A changed password. The token that asked is over, like every other. */
export interface PasswordChanged {
  readonly token: string;
  readonly message: string;
}

export const readPasswordChanged = objectReader<
  Pick<PasswordChanged, 'token'>,
  Pick<PasswordChanged, 'message'>
>({ token: anyText }, { message: sentence });
