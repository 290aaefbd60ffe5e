import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import {
  focalPoint,
  inLanguages,
  maxAlternativeText,
  maxMediaName,
  mediaFile,
  mediaUses,
} from './media-files';

/*
 * The media library for staff with `content:manage`. A file is uploaded in pieces, so that hundreds of megabytes
 * survive a lost connection: `beginUpload`, `sendPiece` until all is received, `finishUpload`. The id stays the same, so
 * a client that lost the last response asks for the file.
 */

/** Uploads that one account may have open at a time. */
export const maxUploads = 5;
/** Milliseconds that an unfinished upload waits for its next piece. */
export const uploadLifetime = 24 * 3_600_000;
/** Size of the largest piece, in bytes. */
export const maxPieceBytes = 2 ** 20;
/** Request header with the offset of the piece, in bytes. */
export const uploadOffsetHeader = 'Upload-Offset';

const access = { right: 'content:manage' } as const;

const upload = Type.Object({
  id: sentence,
  name: sentence,
  bytes: wholeNumber,
  received: wholeNumber,
});
export type Upload = Value<typeof upload>;

/** All files, newest first, and the caller's open uploads. */
export const listMedia = request('GET /api/admin/media', {
  access,
  response: Type.Object({ files: Type.Array(mediaFile), uploads: Type.Array(upload) }),
});

export const getMediaFile = request('GET /api/admin/media/:id', {
  access,
  response: mediaFile,
  errors: ['file-gone'],
});

export const getMediaUses = request('GET /api/admin/media/:id/uses', {
  access,
  response: Type.Object({ uses: mediaUses }),
  errors: ['file-gone'],
});

const touches = [listMedia, getMediaFile, getMediaUses];
const revision = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
/** The present file, if a colleague changed it first; the uses of one that cannot change because of them. */
const conflict = Type.Object({ file: Type.Optional(mediaFile), uses: Type.Optional(mediaUses) });

/** An absent property stays as it is. Only pictures have more than a name. */
export const changeMediaFile = request('PUT /api/admin/media/:id', {
  access,
  body: strictObject({
    revision,
    name: Type.Optional(
      Type.String({ format: 'draft-line', minLength: 1, maxLength: maxMediaName }),
    ),
    alt: Type.Optional(
      inLanguages(Type.String({ format: 'draft-line', maxLength: maxAlternativeText })),
    ),
    focalPoint: Type.Optional(focalPoint),
  }),
  response: mediaFile,
  conflict,
  errors: ['file-gone', 'file-changed-meanwhile', 'file-needs-words'],
  audit: { action: 'describe', kind: 'content' },
  limit: 'staff',
  touches,
});

export const deleteMediaFile = request('DELETE /api/admin/media/:id', {
  access,
  body: strictObject({ revision }),
  conflict,
  errors: ['file-gone', 'file-changed-meanwhile', 'file-in-use'],
  audit: { action: 'remove', kind: 'content' },
  limit: 'staff',
  touches,
});

export const beginUpload = request('POST /api/admin/media/uploads', {
  access,
  body: strictObject({
    name: Type.String({ maxLength: 1000 }),
    bytes: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  response: upload,
  status: 201,
  errors: ['file-empty', 'file-too-large', 'file-too-many-uploads', 'file-too-many-files'],
  limit: 'upload',
});

export const getUpload = request('GET /api/admin/media/uploads/:id', {
  access,
  response: upload,
  errors: ['file-not-awaited'],
});

/** The next piece, with `uploadOffsetHeader`. If another offset is expected, the 409 says which. */
export const sendPiece = request('PATCH /api/admin/media/uploads/:id', {
  access,
  body: { contentType: 'application/octet-stream' },
  response: upload,
  conflict: upload,
  errors: [
    'file-not-awaited',
    'file-other-offset',
    'file-being-written',
    'file-unknown-type',
    'file-too-large',
    'too-large',
  ],
  limit: 'upload',
});

/** After the last piece. A file that cannot be used (422) deletes its upload. */
export const finishUpload = request('POST /api/admin/media/uploads/:id/finish', {
  access,
  response: mediaFile,
  status: 201,
  conflict: upload,
  errors: [
    'file-not-awaited',
    'file-other-offset',
    'file-being-written',
    'file-unknown-type',
    'file-too-large',
    'file-too-many-pixels',
    'file-too-slow',
    'file-damaged',
    'file-cut-short',
    'file-no-sound',
  ],
  audit: { action: 'upload', kind: 'content' },
  limit: 'upload',
  touches: [listMedia],
});

export const cancelUpload = request('DELETE /api/admin/media/uploads/:id', {
  access,
  errors: ['file-not-awaited', 'file-being-written'],
  touches: [listMedia],
});
