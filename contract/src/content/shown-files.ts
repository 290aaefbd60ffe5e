import { firstLanguage, languageCodes } from '../site/languages';
import type { Language } from '../site/languages';
import { isObject } from '../wire/answer-reader';
import { isPlainLine, overridesTextDirection } from '../wire/plain-text';
import { isMediaId } from './kinds/media-kinds';
import { maxAlternativeText, maxMediaFiles, maxMediaName } from './media-files';
import type { FocalPoint, MediaFile } from './media-files';

/*
 * What pages need to know about the media files that they show. The snapshot includes it, so that pages need no request
 * for it.
 */

interface ShownPictureFile<Words> {
  readonly kind: 'picture';
  /** Pixels of the largest variant, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** Ascending. The variants are `<width>.avif` and `<width>.webp`. */
  readonly widths: readonly number[];
  readonly focalPoint: FocalPoint;
  readonly alt: Words;
}

interface ShownSound {
  readonly kind: 'audio';
  readonly file: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly name: string;
}

interface ShownDocument {
  readonly kind: 'document';
  readonly file: string;
  readonly bytes: number;
  readonly name: string;
}

type ShownAs<Words> = ShownPictureFile<Words> | ShownSound | ShownDocument;

/** A file in a snapshot; the alternative text may lack languages that the site got later. */
export type ShownFile = ShownAs<Readonly<Partial<Record<Language, string>>>>;
/** A file as a page in one language shows it. */
export type LocalFile = ShownAs<string>;
export type LocalPicture = ShownPictureFile<string>;

export type ShownFiles = Readonly<Record<string, ShownFile>>;
export type LocalFiles = Readonly<Record<string, LocalFile>>;

/**
 * Reduces a media file to what pages need; undefined for a picture that lacks its English alternative text or its focal
 * point.
 */
export function toShownFile(file: MediaFile): ShownFile | undefined {
  return readFile({ ...file });
}

/**
 * A file in one language. The alternative text falls back to English if it was written before the site had the
 * language.
 */
export const inOneLanguage = (file: ShownFile, language: Language): LocalFile =>
  file.kind === 'picture'
    ? { ...file, alt: file.alt[language] ?? file.alt[firstLanguage] ?? '' }
    : file;

/**
 * Parses the files of a snapshot into canonical form, sorted by id. Returns undefined if it is no object or has too
 * many entries. Files that cannot be shown are left out.
 */
export function readFiles(found: unknown): ShownFiles | undefined {
  if (found === undefined) return {};
  if (!isObject(found)) return undefined;
  const ids = Object.keys(found).sort();
  if (ids.length > maxMediaFiles) return undefined;
  const read = ids.filter(isMediaId).flatMap((id) => {
    const file = readFile(found[id]);
    return file ? [[id, file] as const] : [];
  });
  return Object.fromEntries(read);
}

function readFile(found: unknown): ShownFile | undefined {
  if (!isObject(found)) return undefined;
  const { kind } = found;
  if (kind === 'picture') return readPicture(found);
  if (kind !== 'audio' && kind !== 'document') return undefined;
  const { file, bytes, seconds, name } = found;
  if (!isFileName(file) || !isCount(bytes) || !isLine(name, maxMediaName)) return undefined;
  if (kind === 'document') return { kind, file, bytes, name };
  return isSeconds(seconds) ? { kind, file, bytes, seconds, name } : undefined;
}

type Found = Readonly<Record<string, unknown>>;

function readPicture({ width, height, widths, focalPoint, alt }: Found): ShownFile | undefined {
  const words = readWords(alt);
  if (!isCount(width) || !isCount(height) || !isWidths(widths) || !words) return undefined;
  const { x, y } = isObject(focalPoint) ? focalPoint : {};
  if (!isShare(x) || !isShare(y)) return undefined;
  return { kind: 'picture', width, height, widths, focalPoint: { x, y }, alt: words };
}

function readWords(alt: unknown): Readonly<Partial<Record<Language, string>>> | undefined {
  if (!isObject(alt)) return undefined;
  const words = languageCodes.flatMap((language) => {
    const text = Object.hasOwn(alt, language) ? alt[language] : undefined;
    return isLine(text, maxAlternativeText) && text !== '' ? [[language, text] as const] : [];
  });
  const read: Readonly<Partial<Record<Language, string>>> = Object.fromEntries(words);
  return read[firstLanguage] === undefined ? undefined : read;
}

/** Above what any stored picture can have. */
const maxPixels = 100_000;
const maxWidths = 20;
const fileName = /^[a-z0-9-]{1,64}\.[a-z0-9]{3,4}$/;

const isFileName = (value: unknown): value is string =>
  typeof value === 'string' && fileName.test(value);
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;
const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;
const isLine = (value: unknown, length: number): value is string =>
  typeof value === 'string' &&
  value.length <= length &&
  isPlainLine(value) &&
  !overridesTextDirection(value);
const isWidths = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= maxWidths &&
  value.every(
    (one, place) => isCount(one) && one <= maxPixels && one > Number(value[place - 1] ?? 0),
  );
