import { anyAnswer } from 'contract/answer-reader';
import type { AnswerReader } from 'contract/answer-reader';
import type { SeenRevision } from 'contract/content-api';
import {
  finishUploadEndpoint,
  maxPieceBytes,
  mediaFileEndpoint,
  uploadEndpoint,
  uploadOffsetHeader,
  uploadsEndpoint,
} from 'contract/media-api';
import type { MediaChange, MediaFile, NewUpload, Upload } from 'contract/media-api';
import { readChangedFile, readMediaFile, readUpload } from 'contract/media-readers';
import { runOrFallback } from 'shared-ui/faults';
import type { ServerCall } from 'shared-ui/http-client';
import { callAsStaff, getMessage } from '../../session/staff-call';

export type Step =
  | { readonly came: 'upload'; readonly upload: Upload }
  | { readonly came: 'file'; readonly file: MediaFile }
  /** The network or the server failed, or is busy: a retry may succeed. */
  | { readonly came: 'nothing'; readonly words: string | undefined }
  /** `isGone`: the server has removed the upload. */
  | { readonly came: 'refusal'; readonly words: string | undefined; readonly isGone: boolean };

const nothing: Step = { came: 'nothing', words: undefined };

export const beginUpload = (body: NewUpload): Promise<Step> =>
  take({ method: 'POST', path: uploadsEndpoint, body }, readUpload, (upload) => ({
    came: 'upload',
    upload,
  }));

/** Sends the next piece. If the server expects another one, the response says which. */
export const sendPiece = ({ id, received }: Upload, file: Blob): Promise<Step> =>
  take(
    {
      method: 'PATCH',
      path: uploadEndpoint(id),
      body: file.slice(received, received + maxPieceBytes),
      headers: {
        'Content-Type': 'application/octet-stream',
        [uploadOffsetHeader]: String(received),
      },
    },
    readUpload,
    (upload) => ({ came: 'upload', upload }),
  );

/** Idempotent: a retry after a lost response gets the same result. */
export const finishUpload = ({ id }: Upload): Promise<Step> =>
  take({ method: 'POST', path: finishUploadEndpoint(id) }, readMediaFile, (file) => ({
    came: 'file',
    file,
  }));

/** Cancels an upload. If this fails, the server removes it after a day. */
export const cancelUpload = (id: string): Promise<boolean> =>
  runOrFallback(
    async () => (await callAsStaff({ method: 'DELETE', path: uploadEndpoint(id) }, anyAnswer)).ok,
    false,
  );

/** The storage is full. Room may become free, and the server keeps the pieces. */
const noRoom = 507;
const conflict = 409;

const take = <Body>(
  call: ServerCall,
  read: AnswerReader<Body>,
  asStep: (body: Body) => Step,
): Promise<Step> =>
  runOrFallback<Step>(async () => {
    const answer = await callAsStaff(call, read, readUpload);
    if (answer.ok) return asStep(answer.body);
    const { status, error, refusal } = answer;
    if (status === conflict && refusal) return { came: 'upload', upload: refusal };
    const words = getMessage(error);
    if (status === noRoom) return { came: 'refusal', words, isGone: false };
    const mayWork = status === 0 || status === 429 || status >= 500 || status === 401;
    // Another tab is sending the same upload.
    const isBusy = status === conflict && call.method !== 'POST';
    if (mayWork || isBusy) return { came: 'nothing', words };
    return { came: 'refusal', words, isGone: status !== conflict };
  }, nothing);

export type Changed =
  | { readonly came: 'file'; readonly file: MediaFile }
  | { readonly came: 'removed' }
  /** `file` is the current state if a colleague changed it first. */
  | { readonly came: 'refusal'; readonly words: string | undefined; readonly file?: MediaFile };

const notChanged: Changed = { came: 'refusal', words: undefined };

export const describeMedia = (id: string, body: MediaChange): Promise<Changed> =>
  runOrFallback<Changed>(async () => {
    const call = { method: 'PUT', path: mediaFileEndpoint(id), body } as const;
    const answer = await callAsStaff(call, readMediaFile, readChangedFile);
    if (answer.ok) return { came: 'file', file: answer.body };
    return { came: 'refusal', words: getMessage(answer.error), ...answer.refusal };
  }, notChanged);

export const removeMedia = ({ id, revision }: MediaFile): Promise<Changed> =>
  runOrFallback<Changed>(async () => {
    const body: SeenRevision = { revision };
    const call = { method: 'DELETE', path: mediaFileEndpoint(id), body } as const;
    const answer = await callAsStaff(call, anyAnswer, readChangedFile);
    if (answer.ok) return { came: 'removed' };
    return { came: 'refusal', words: getMessage(answer.error), ...answer.refusal };
  }, notChanged);
