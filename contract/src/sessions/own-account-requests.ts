import * as Type from '@sinclair/typebox';
import { currentPassword, formBody, password } from '../records/field';
import { sentStates } from '../records/stored-record';
import { request } from '../requests/request';
import { nullable, oneOf, sentence } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';
import { pageQuery } from '../wire/form-action';

/*
 * Requests of members about their own account beside the profile, with the bearer token of its owner. They are not in
 * requirements 7.1.
 */

const access = 'own-profile';

/** The picture; 204 if there is none. */
export const getOwnPicture = request('GET /api/profiles/:id/picture', {
  access,
  response: { contentType: 'image/webp' },
});

/** A JPEG, PNG, WebP or HEIC. */
export const replaceOwnPicture = request('PUT /api/profiles/:id/picture', {
  access,
  body: { contentType: 'image/*' },
  errors: [
    'no-profile',
    'wrong-picture-type',
    'too-many-pixels',
    'picture-too-slow',
    'damaged-picture',
  ],
  limit: 'upload',
});

export const removeOwnPicture = request('DELETE /api/profiles/:id/picture', {
  access,
  errors: ['no-profile'],
});

/** Ends all sessions, including the caller's, whose place the new token takes. */
export const changeOwnPassword = request('PUT /api/profiles/:id/password', {
  access,
  query: pageQuery,
  body: formBody({
    type: 'object',
    properties: { currentPassword, newPassword: password },
    required: ['currentPassword', 'newPassword'],
  }),
  response: Type.Object({ token: Type.String(), message: Type.Optional(sentence) }),
  errors: [
    'no-profile',
    'weak-password',
    'wrong-password',
    'too-many-passwords',
    'password-changed',
  ],
  limit: 'log-in',
});

/** Ends all sessions of the member, including the caller's. */
export const endOwnSessions = request('DELETE /api/profiles/:id/sessions', { access });

/** The language of emails; null if none is chosen: they then use the language of the page that requests them. */
export const getOwnLanguage = request('GET /api/profiles/:id/language', {
  access,
  response: Type.Object({ language: Type.Optional(nullable(oneOf(languageCodes))) }),
  errors: ['no-profile'],
});

export const chooseOwnLanguage = request('PUT /api/profiles/:id/language', {
  access,
  body: formBody({
    type: 'object',
    properties: { language: { type: 'string', enum: languageCodes } },
    required: ['language'],
  }),
});

const ownSent = Type.Object({
  /** False if the member has not confirmed the address; then nothing is looked up. */
  isConfirmed: Type.Boolean(),
  /** Newest first. */
  records: Type.Array(
    Type.Object({
      _id: Type.String(),
      kind: sentence,
      createdAt: sentence,
      state: oneOf(sentStates),
    }),
  ),
  /** Whether there are more records than the response contains. */
  isCut: Type.Boolean(),
});
export type OwnSent = Value<typeof ownSent>;

/** The records that were sent with the member's confirmed email address. With the token, an `_id` is a key. */
export const listOwnSent = request('GET /api/profiles/:id/sent', {
  access: 'own-profile',
  response: ownSent,
  limit: 'log-in',
});
