import type { Language } from '../../site/languages';
import { languageCodes } from '../../site/languages';
import type { ContentKind } from '../kinds/content-kinds';
import type { MediaKind } from '../kinds/media-kinds';

/*
 * The media library for staff with `content:manage`: pictures, audio and documents (decision 59). A file is uploaded in
 * chunks, so that hundreds of megabytes survive a lost connection: POST begins, PATCH sends the next chunk, GET answers
 * with the offset, POST finishes. The id stays the same, so a client that lost the last response asks for the file.
 */

const megabyte = 2 ** 20;

/** Size of the largest file of each kind, in bytes. */
export const maxMediaBytes: Readonly<Record<MediaKind, number>> = {
  picture: 30 * megabyte,
  audio: 300 * megabyte,
  document: 30 * megabyte,
};
/** Files that the library holds at most. */
export const maxMediaFiles = 2000;
/** Uploads that one account may have open at a time. */
export const maxUploads = 5;
/** Milliseconds that an unfinished upload waits for its next chunk. */
export const uploadLifetime = 24 * 3_600_000;
/** Size of the largest chunk, in bytes. */
export const maxPieceBytes = megabyte;
/** UTF-16 code units. */
export const maxMediaName = 120;
export const maxAlternativeText = 250;

/**
 * Widths of a picture's stored variants, in pixels. Those above the original's width are left out, and that width is
 * added.
 */
export const pictureWidths = [320, 480, 640, 960, 1200, 1600] as const;
/**
 * File extensions of a picture's variants. The site offers the first, and the last as the fallback for older browsers.
 */
export const pictureFormats = ['avif', 'webp'] as const;

/** GET: all files, and the caller's open uploads, as `MediaList`. */
export const mediaEndpoint = '/api/admin/media';
/** GET: `MediaFile`. PUT a `MediaChange`: `MediaFile`. DELETE with a `SeenRevision`: 204. */
export const mediaFileEndpoint = (id: string) => `${mediaEndpoint}/${id}` as const;
/** GET: the entries that use the file, as `MediaUses`. */
export const mediaUsesEndpoint = (id: string) => `${mediaFileEndpoint(id)}/uses` as const;
/** POST a `NewUpload`: 201 with `Upload`. */
export const uploadsEndpoint = `${mediaEndpoint}/uploads` as const;
/**
 * GET: `Upload`. PATCH the bytes of the next chunk, as `application/octet-stream` with `uploadOffsetHeader`: `Upload`.
 * 409 with `Upload` if another offset is expected. DELETE: cancels the upload; 204.
 */
export const uploadEndpoint = (id: string) => `${uploadsEndpoint}/${id}` as const;
/** POST after the last chunk: 201 with `MediaFile`; 422 if the file cannot be used, which deletes the upload. */
export const finishUploadEndpoint = (id: string) => `${uploadEndpoint(id)}/finish` as const;

/** Request header with the offset of the chunk, in bytes. */
export const uploadOffsetHeader = 'Upload-Offset';

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
}

interface AnyMediaFile {
  readonly id: string;
  /** The original file name. */
  readonly name: string;
  /** Bytes of all stored variants together. */
  readonly bytes: number;
  /** Rises by one with each change. */
  readonly revision: number;
  /** ISO 8601 in UTC. */
  readonly addedAt: string;
}

/** The point of a picture that stays visible when it is cropped, from 0 (left, top) to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface MediaPicture extends AnyMediaFile {
  readonly kind: 'picture';
  /** Pixels of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Ascending. The variants are `<width>.avif` and `<width>.webp`. */
  readonly widths: readonly number[];
  readonly alt: Readonly<Partial<Record<Language, string>>>;
  readonly focalPoint?: FocalPoint;
}

export interface MediaAudio extends AnyMediaFile {
  readonly kind: 'audio';
  readonly file: string;
  readonly seconds: number;
}

export interface MediaDocument extends AnyMediaFile {
  readonly kind: 'document';
  readonly file: string;
}

export type MediaFile = MediaPicture | MediaAudio | MediaDocument;

export interface MediaList {
  /** Newest first. */
  readonly files: readonly MediaFile[];
  readonly uploads: readonly Upload[];
}

type ReadyFacts =
  | Pick<MediaPicture, 'kind' | 'alt' | 'focalPoint'>
  | Pick<MediaAudio | MediaDocument, 'kind'>;

/**
 * Whether an entry can show the file: a picture needs its focal point and an alternative text in each of the languages.
 */
export const isReady = (
  file: ReadyFacts,
  languages: readonly Language[] = languageCodes,
): boolean =>
  file.kind !== 'picture' ||
  (file.focalPoint !== undefined && languages.every((language) => Boolean(file.alt[language])));

/** An entry that names a file in its draft, published text or history. */
export interface MediaUse {
  readonly kind: ContentKind;
  readonly entry: string;
}
export interface MediaUses {
  readonly uses: readonly MediaUse[];
}

export const newUploadBody = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 1000 },
    bytes: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  },
  required: ['name', 'bytes'],
  additionalProperties: false,
} as const;

export interface NewUpload {
  readonly name: string;
  readonly bytes: number;
}

const share = { type: 'number', minimum: 0, maximum: 1 } as const;
const alternativeText = {
  type: 'string',
  format: 'draft-line',
  maxLength: maxAlternativeText,
} as const;

export const mediaChangeBody = {
  type: 'object',
  properties: {
    revision: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
    name: { type: 'string', format: 'draft-line', minLength: 1, maxLength: maxMediaName },
    alt: {
      type: 'object',
      properties: Object.fromEntries(languageCodes.map((language) => [language, alternativeText])),
      additionalProperties: false,
    },
    focalPoint: {
      type: 'object',
      properties: { x: share, y: share },
      required: ['x', 'y'],
      additionalProperties: false,
    },
  },
  required: ['revision'],
  additionalProperties: false,
} as const;

/** An absent property stays as it is. Only pictures have more than a name. */
export interface MediaChange {
  readonly revision: number;
  readonly name?: string;
  readonly alt?: MediaPicture['alt'];
  readonly focalPoint?: FocalPoint;
}

/** Public URL path of a stored variant. */
export const mediaAddress = (id: string, file: string) => `/media/${id}/${file}` as const;
