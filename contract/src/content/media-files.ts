import * as Type from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';
import type { Language } from '../site/languages';
import { contentKindNames } from './kinds/content-kinds';
import type { MediaKind } from './kinds/media-kinds';

/** The files of the media library: pictures, audio and documents (decision 59). */

const megabyte = 2 ** 20;

/** Size of the largest file of each kind, in bytes. */
export const maxMediaBytes: Readonly<Record<MediaKind, number>> = {
  picture: 30 * megabyte,
  audio: 300 * megabyte,
  document: 30 * megabyte,
};
/** Files that the library holds at most. */
export const maxMediaFiles = 2000;
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

/** Public URL path of a stored variant. */
export const mediaAddress = (id: string, file: string) => `/media/${id}/${file}` as const;

/** The schema of a text in some of the languages. */
export const inLanguages = (text: TSchema) =>
  Type.Unsafe<Partial<Record<Language, string>>>(
    strictObject(Object.fromEntries(languageCodes.map((code) => [code, Type.Optional(text)]))),
  );

const share = Type.Number({ minimum: 0, maximum: 1 });
/** The point of a picture that stays visible when it is cropped, from 0 (left, top) to 1. */
export const focalPoint = strictObject({ x: share, y: share });
export type FocalPoint = Value<typeof focalPoint>;

const anyFile = {
  name: sentence,
  /** Bytes of all stored variants together. */
  bytes: wholeNumber,
  /** Rises by one with each change. */
  revision: wholeNumber,
  /** ISO 8601 in UTC. */
  addedAt: Type.String(),
};

const mediaPicture = Type.Object({
  id: sentence,
  kind: Type.Literal('picture'),
  ...anyFile,
  /** Pixels of the largest variant. */
  width: wholeNumber,
  height: wholeNumber,
  /** Ascending. The variants are `<width>.avif` and `<width>.webp`. */
  widths: Type.Array(wholeNumber),
  alt: inLanguages(Type.String()),
  focalPoint: Type.Optional(focalPoint),
});
export type MediaPicture = Value<typeof mediaPicture>;

const mediaAudio = Type.Object({
  id: sentence,
  kind: Type.Literal('audio'),
  ...anyFile,
  file: sentence,
  seconds: Type.Number(),
});
export type MediaAudio = Value<typeof mediaAudio>;

const mediaDocument = Type.Object({
  id: sentence,
  kind: Type.Literal('document'),
  ...anyFile,
  file: sentence,
});
export type MediaDocument = Value<typeof mediaDocument>;

export const mediaFile = Type.Union([mediaPicture, mediaAudio, mediaDocument]);
export type MediaFile = Value<typeof mediaFile>;

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

/** The entries that name a file in their draft, published text or history. */
export const mediaUses = Type.Array(
  Type.Object({ kind: oneOf(contentKindNames), entry: sentence }),
);
export type MediaUse = Value<typeof mediaUses>[number];
