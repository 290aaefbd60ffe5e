import type { Language } from '../../site/languages';
import { languageCodes } from '../../site/languages';
import type { ContentKind } from '../kinds/content-kinds';
import type { MediaKind } from '../kinds/media-kinds';

/*
 * The files that staff give the site: pictures, sound, documents; for staff with `content:manage`
 * (decision 59). A file is sent in pieces, so that one of hundreds of megabytes survives a lost line: POST begins,
 * PATCH sends the next piece, GET tells how far it has come, POST finishes. It has the same id before and after, so a
 * client that lost the last answer asks for the file.
 */

const megabyte = 2 ** 20;

/** In bytes, of the largest file of a kind. */
export const maxMediaBytes: Readonly<Record<MediaKind, number>> = {
  picture: 30 * megabyte,
  audio: 300 * megabyte,
  document: 30 * megabyte,
};
/** So many files there are at most. */
export const maxMediaFiles = 2000;
/** So many files one account is sending at a time. */
export const maxUploads = 5;
/** How long, in milliseconds, a file that is being sent waits for its next piece. */
export const uploadLifetime = 24 * 3_600_000;
/** In bytes, of the longest piece. */
export const maxPieceBytes = megabyte;
/** In UTF-16 code units. */
export const maxMediaName = 120;
export const maxAlternativeText = 250;

/** The widths, in pixels, in which a picture is kept, as far as it has them; a narrower one also in its own. */
export const pictureWidths = [320, 480, 640, 960, 1200, 1600] as const;
/** How the files of a picture end: the site offers the first, and the last to browsers that know no other. */
export const pictureFormats = ['avif', 'webp'] as const;

/** GET: all files, and those that the caller is sending, as `MediaList`. */
export const mediaEndpoint = '/api/admin/media';
/** GET: the file, as `MediaFile`. PUT a `MediaChange`: the same. DELETE with a `SeenRevision`: 204. */
export const mediaFileEndpoint = (id: string) => `${mediaEndpoint}/${id}` as const;
/** GET: what uses it, as `MediaUses`. */
export const mediaUsesEndpoint = (id: string) => `${mediaFileEndpoint(id)}/uses` as const;
/** POST a `NewUpload`: 201 with `Upload`. */
export const uploadsEndpoint = `${mediaEndpoint}/uploads` as const;
/**
 * GET: `Upload`. PATCH the bytes of the next piece, as `application/octet-stream`, with `uploadOffsetHeader`: `Upload`.
 * 409 with `Upload` where another piece is next. DELETE: it is given up; 204.
 */
export const uploadEndpoint = (id: string) => `${uploadsEndpoint}/${id}` as const;
/** POST once all bytes are there: 201 with `MediaFile`; 422 for a file that cannot be used, which is then gone. */
export const finishUploadEndpoint = (id: string) => `${uploadEndpoint(id)}/finish` as const;

/** How many bytes there are before the piece. */
export const uploadOffsetHeader = 'Upload-Offset';

/** A file that is being sent. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** So many of them are there. */
  readonly received: number;
}

interface AnyMediaFile {
  readonly id: string;
  /** As it was called where it came from. */
  readonly name: string;
  /** Of all that is kept of it. */
  readonly bytes: number;
  /** Rises by one with each change. */
  readonly revision: number;
  /** ISO 8601 in UTC. */
  readonly addedAt: string;
}

/** A point of a picture that is to be seen where only a part of it is: from 0 (left, top) to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface MediaPicture extends AnyMediaFile {
  readonly kind: 'picture';
  /** In pixels, of its largest file. */
  readonly width: number;
  readonly height: number;
  /** Rising. Its files are `<width>.avif` and `<width>.webp`. */
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

/** Whether an entry can show it: a picture needs its words in every language, or in those given, and its focal point. */
export const isReady = (
  file: ReadyFacts,
  languages: readonly Language[] = languageCodes,
): boolean =>
  file.kind !== 'picture' ||
  (file.focalPoint !== undefined && languages.every((language) => Boolean(file.alt[language])));

/** An entry of the site in whose draft, published text or history a file is. */
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

/** What is absent stays. Files that are no picture have a name only. */
export interface MediaChange {
  readonly revision: number;
  readonly name?: string;
  readonly alt?: MediaPicture['alt'];
  readonly focalPoint?: FocalPoint;
}

/** Where visitors get a file of a media file. */
export const mediaAddress = (id: string, file: string) => `/media/${id}/${file}` as const;
