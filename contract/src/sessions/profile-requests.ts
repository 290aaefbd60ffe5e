import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { nullable } from '../requests/schemas';
import { pageQuery } from '../wire/form-action';
import { formBody } from '../records/field';
import { profileBody, profileUpdateBody, toShownProfile } from '../records/profile';
import type { StoredProfile } from '../records/profile';
import { storedRecord } from '../records/stored-record';

/** A profile with all of its fields, in any order. Only one that has something to show can be read. */
const storedProfile = Type.Unsafe<StoredProfile>({
  type: 'object',
  additionalProperties: true,
  parse: (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const { further: _further, ...fields } = toShownProfile(value);
    return Object.keys(fields).length > 0 ? value : undefined;
  },
});

/** Requirements 7.1: the fields of a profile and its picture. Also accepts JSON and plain forms, without a picture. */
export const registerProfile = request('POST /api/profiles/register', {
  access: 'public',
  query: pageQuery,
  body: { contentType: 'multipart/form-data', fields: formBody(profileBody) },
  response: storedRecord,
  status: 201,
  errors: [
    'weak-password',
    'email-taken',
    'incomplete-upload',
    'wrong-picture-type',
    'too-many-pixels',
    'picture-too-slow',
    'damaged-picture',
  ],
  limit: 'log-in',
});

export const getOwnProfile = request('GET /api/profiles/:id', {
  access: 'own-profile',
  response: storedProfile,
  errors: ['no-profile'],
});

/** An absent field stays as it is. A new email address waits for its confirmation. */
export const changeOwnProfile = request('PUT /api/profiles/:id', {
  access: 'own-profile',
  query: pageQuery,
  body: formBody(profileUpdateBody),
  response: storedProfile,
  errors: ['no-profile', 'password-needed', 'wrong-password', 'too-many-passwords'],
});

/** The new email address of a profile that waits for its confirmation; null if none does. */
export const getPendingEmail = request('GET /api/profiles/:id/pending-email', {
  access: 'own-profile',
  response: Type.Object({ pendingEmail: nullable(Type.String()) }),
});

/** A member's picture, for staff and its owner: the address that the profile has as `image`. */
export const getPicture = request('GET /api/profiles/images/:name', {
  access: 'by-handler',
  params: { name: Type.String({ pattern: /^[0-9a-f-]{36}\.webp$/.source }) },
  response: { contentType: 'image/webp' },
  errors: ['not-found'],
});
