import type { FileError } from 'contract/error-codes';
import { maxMediaBytes, maxMediaFiles } from 'contract/media-files';
import type { MediaFile, MediaUse } from 'contract/media-files';
import { maxUploads } from 'contract/media-requests';
import type { Upload } from 'contract/media-requests';
import type { MediaKind } from 'contract/media-kinds';
import { errorCode } from '../../storage/error-code';
import { HttpError, retryAfter } from '../../http/errors/http-error';

const refusal = (status: number, fault: FileError, message: string, more: object = {}) =>
  new HttpError(status, { code: `file-${fault}` }, message, { more: { ...more } });

export const mediaNotFound = () =>
  refusal(404, 'gone', 'This file is there no more. Please look at the list again.');

export const uploadNotFound = () =>
  refusal(404, 'not-awaited', 'This file is not being sent any more. Please choose it again.');

/** The file cannot be used as it is. */
export class UnfitFile extends HttpError {
  constructor(fault: FileError, status: number, message: string) {
    super(status, { code: `file-${fault}` }, message);
  }
}

const unfit = (fault: FileError, message: string, status = 422) =>
  new UnfitFile(fault, status, message);

export const emptyFile = () => unfit('empty', 'This file is empty. Please choose another one.');

export const unknownType = () =>
  unfit(
    'unknown-type',
    'This is no file that the site can show. Please choose a picture (JPEG, PNG, WebP, HEIC), a sound (MP3, M4A) or a PDF.',
    415,
  );

const inMegabytes = (kind: MediaKind) => maxMediaBytes[kind] / 2 ** 20;

/** @param kind of the file; absent while it is unknown */
export const tooLargeFile = (kind: MediaKind = 'audio') =>
  unfit(
    'too-large',
    `This file is too large: a sound may have ${inMegabytes('audio')} MB, a picture or a document ${inMegabytes(kind === 'audio' ? 'picture' : kind)} MB.`,
    413,
  );

const words = {
  'too-many-pixels': 'This picture has too many pixels. Please choose a smaller one.',
  'too-slow': 'This file takes too long to prepare. Please choose another one.',
  damaged: 'This file cannot be read: it is damaged. Please choose another one.',
  'cut-short': 'This file was cut short: its end is missing. Please choose the whole file.',
  'no-sound': 'There is no sound in this file that browsers can play. Please choose an MP3 or M4A.',
} as const;

/** Creates the error for a defect that was found in the whole file. */
export const unfitFile = (fault: keyof typeof words) => unfit(fault, words[fault]);

/** The server failed, not the file. What was uploaded is kept. */
class NotPrepared extends HttpError {
  /** Error code for the log. */
  readonly code: string | undefined;
  constructor(cause: unknown) {
    super(
      503,
      { code: 'file-not-prepared' },
      'This file could not be prepared just now. All that you sent of it is kept: please try again in a minute.',
      { headers: retryAfter(60) },
    );
    this.code = errorCode(cause);
  }
}

/** @param cause of which only the error code is logged (http/errors/fault-log.ts) */
export const mediaProcessingFailed = (cause: unknown) => new NotPrepared(cause);

export const diskFull = () =>
  refusal(
    507,
    'no-room',
    'There is not enough room for this file on the server. Please remove files that are not needed, or ask whoever runs it.',
  );

export const tooManyUploads = () =>
  refusal(
    409,
    'too-many-uploads',
    `You are sending ${maxUploads} files already. Please finish or cancel one of them first.`,
  );

export const tooManyFiles = () =>
  refusal(
    409,
    'too-many-files',
    `There are ${maxMediaFiles} files already, and there can be no more. Please remove some that are not needed.`,
  );

/** The server expects another piece than the one that came. */
export const uploadOffsetConflict = (upload: Upload) =>
  refusal(409, 'other-offset', 'Another piece of this file is next.', { ...upload });

export const uploadBusy = () =>
  refusal(409, 'being-written', 'This file is being worked on. Please wait a moment.');

export const mediaInUse = (uses: readonly MediaUse[]) =>
  refusal(
    409,
    'in-use',
    'This file is used on the website, in a draft or in an earlier version, so it was not removed.',
    { uses },
  );

export const missingAlternativeText = (uses: readonly MediaUse[]) =>
  refusal(
    409,
    'needs-words',
    'This picture is used on the website, so it needs its words in each language.',
    { uses },
  );

export const mediaConflict = (file: MediaFile) =>
  refusal(
    409,
    'changed-meanwhile',
    'Somebody else changed this file meanwhile. Please look at it again.',
    { file },
  );
