import { languageCodes } from '../../site/languages';
import {
  anyText,
  isObject,
  listOf,
  objectOf,
  sentence,
  wholeNumber,
} from '../../wire/answer-reader';
import type { AnswerReader } from '../../wire/answer-reader';
import { readContentKind } from '../kinds/content-kinds';
import type { MediaFile, MediaList, MediaPicture, MediaUse, MediaUses, Upload } from './media-api';

/** The schemas of what the console is answered about the site's files (contract/media-api). */

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

const picture = objectOf<
  Omit<MediaPicture, 'focalPoint'>,
  Required<Pick<MediaPicture, 'focalPoint'>>
>(
  {
    ...{ ...named, kind: only('picture'), alt: words },
    ...{ width: wholeNumber, height: wholeNumber, widths: listOf(wholeNumber) },
  },
  { focalPoint: objectOf({ x: number, y: number }) },
);
const audio = objectOf({ ...named, kind: only('audio'), file: sentence, seconds: number });
const document = objectOf({ ...named, kind: only('document'), file: sentence });

export const readMediaFile: AnswerReader<MediaFile> = (value) =>
  picture(value) ?? audio(value) ?? document(value);

export const readUpload = objectOf<Upload>({
  ...{ id: sentence, name: sentence, bytes: wholeNumber, received: wholeNumber },
});

export const readMediaList = objectOf<MediaList>({
  files: listOf(readMediaFile),
  uploads: listOf(readUpload),
});

const use = objectOf<MediaUse>({ kind: readContentKind, entry: sentence });

export const readMediaUses = objectOf<MediaUses>({ uses: listOf(use) });

/** What a 409 brings: the file as it is now. */
export const readChangedFile = objectOf({ file: readMediaFile });
