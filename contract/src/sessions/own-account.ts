import { anyText, objectOf, sentence } from '../wire/answer-reader';
import { password } from '../records/field';
import type { BodyOf, BodySchema } from '../records/field';
import { profileEndpoint } from '../records/profile';

/*
 * What members do about their own account beside their profile, each with the bearer token of its owner. SPEC 7.1
 * shows none of it (docs/decisions/0038).
 */

/** GET shows the picture, PUT replaces it by a JPEG, PNG or WebP, DELETE removes it. GET is 204 where there is none. */
export const ownPictureEndpoint = (id: string) => `${profileEndpoint(id)}/picture` as const;

/** PUT changes the password and ends every session but the one that begins with the answer. */
export const ownPasswordEndpoint = (id: string) => `${profileEndpoint(id)}/password` as const;

/** DELETE ends all sessions of the member, the caller's too. */
export const ownSessionsEndpoint = (id: string) => `${profileEndpoint(id)}/sessions` as const;

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

export const readPasswordChanged = objectOf<
  Pick<PasswordChanged, 'token'>,
  Pick<PasswordChanged, 'message'>
>({ token: anyText }, { message: sentence });
