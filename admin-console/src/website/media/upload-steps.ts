import type { MediaFile } from 'contract/media-files';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  maxPieceBytes,
  sendPiece,
  uploadOffsetHeader,
} from 'contract/media-requests';
import type { Upload } from 'contract/media-requests';
import type { DeclaredRequest } from 'contract/request';
import { runOrFallback } from 'shared-ui/faults';
import { RequestError } from 'shared-ui/send';
import { loadAgain } from '../../session/query-client';
import { readConflict, send, sendChange } from '../../session/send';

/** The outcome of one request of an upload. */
export type UploadStep =
  | { readonly type: 'progress'; readonly upload: Upload }
  | { readonly type: 'done'; readonly file: MediaFile }
  /** The network or the server failed, or is busy: a retry may succeed. */
  | { readonly type: 'retry'; readonly message: string | undefined }
  /** `isGone`: the server has removed the upload. */
  | { readonly type: 'refused'; readonly message: string | undefined; readonly isGone: boolean };

/** Begins the upload, sends its next piece, or finishes it. Each may be repeated after a lost response. */
export const sendNextStep = (file: File, upload: Upload | undefined): Promise<UploadStep> => {
  if (!upload) return begin(file);
  return upload.received < upload.bytes ? sendNextPiece(upload, file) : finish(upload);
};

const begin = ({ name, size }: File) =>
  toStep(beginUpload, async () => ({
    type: 'progress',
    upload: await send(beginUpload, { body: { name, bytes: size } }),
  }));

const sendNextPiece = ({ id, received }: Upload, file: File) =>
  toStep(sendPiece, async () => {
    const body = file.slice(received, received + maxPieceBytes);
    const headers = {
      'Content-Type': sendPiece.body.contentType,
      [uploadOffsetHeader]: String(received),
    };
    return { type: 'progress', upload: await send(sendPiece, { id, body }, { headers }) };
  });

const finish = ({ id }: Upload) =>
  toStep(finishUpload, async () => {
    const file = await send(finishUpload, { id });
    void loadAgain(finishUpload.touches);
    return { type: 'done', file };
  });

/** Cancels an upload. Returns false if this failed: then the server removes it after a day. */
export const dropUpload = async (id: string): Promise<boolean> =>
  (await sendChange(cancelUpload, { id }, '')).ok;

const conflictStatus = 409;
/** The storage is full. Room may become free, and the server keeps the pieces. */
const fullStatus = 507;

const toStep = (
  request: DeclaredRequest,
  sendStep: () => Promise<UploadStep>,
): Promise<UploadStep> =>
  runOrFallback<UploadStep>(
    async () => {
      try {
        return await sendStep();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        return toFailedStep(request, error);
      }
    },
    { type: 'retry', message: undefined },
  );

function toFailedStep({ method }: DeclaredRequest, error: RequestError): UploadStep {
  // The server expects another piece.
  const upload = readConflict(sendPiece, error);
  if (upload) return { type: 'progress', upload };
  const { status, messages } = error;
  const message = messages.error ?? messages.message;
  if (status === fullStatus) return { type: 'refused', message, isGone: false };
  const mayWork = status === 0 || status === 429 || status >= 500 || status === 401;
  // Another tab is sending the same upload.
  const isBusy = status === conflictStatus && method !== 'POST';
  if (mayWork || isBusy) return { type: 'retry', message };
  return { type: 'refused', message, isGone: status !== conflictStatus };
}
