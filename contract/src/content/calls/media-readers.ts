import { languageCodes } from '../../site/languages';
import {
  anyText,
  isObject,
  listReader,
  objectReader,
  sentence,
  wholeNumber,
} from '../../wire/answer-reader';
import type { AnswerReader } from '../../wire/answer-reader';
import { readContentKind } from '../kinds/content-kinds';
import type { MediaFile, MediaList, MediaPicture, MediaUse, MediaUses, Upload } from './media-api';

/** The parsers of the responses about the media library (contract/media-api). */

const anyFile = { id: sentence, name: sentence, bytes: wholeNumber, revision: wholeNumber };
const named = { ...anyFile, addedAt: anyText };

const number: AnswerReader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const only =
  <Kind extends string>(kind: Kind): AnswerReader<Kind> =>
  (value) =>
    value === kind ? kind : undefined;

const words: AnswerReader<MediaPicture['alt']> = (value) => {
  if (!isObject(value)) return undefined;
  const texts = languageCodes.flatMap((language) => {
    const text = Object.hasOwn(value, language) ? anyText(value[language]) : undefined;
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(texts);
};

const picture = objectReader<
  Omit<MediaPicture, 'focalPoint'>,
  Required<Pick<MediaPicture, 'focalPoint'>>
>(
  {
    ...{ ...named, kind: only('picture'), alt: words },
    ...{ width: wholeNumber, height: wholeNumber, widths: listReader(wholeNumber) },
  },
  { focalPoint: objectReader({ x: number, y: number }) },
);
const audio = objectReader({ ...named, kind: only('audio'), file: sentence, seconds: number });
const document = objectReader({ ...named, kind: only('document'), file: sentence });

export const readMediaFile: AnswerReader<MediaFile> = (value) =>
  picture(value) ?? audio(value) ?? document(value);

export const readUpload = objectReader<Upload>({
  ...{ id: sentence, name: sentence, bytes: wholeNumber, received: wholeNumber },
});

export const readMediaList = objectReader<MediaList>({
  files: listReader(readMediaFile),
  uploads: listReader(readUpload),
});

const use = objectReader<MediaUse>({ kind: readContentKind, entry: sentence });

export const readMediaUses = objectReader<MediaUses>({ uses: listReader(use) });

/** Parses the body of a 409: the current file. */
export const readChangedFile = objectReader({ file: readMediaFile });
