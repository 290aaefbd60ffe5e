import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  getUpload,
  maxPieceBytes,
  sendPiece,
  uploadOffsetHeader,
} from 'contract/media-requests';
import { registerWithBodyParsers } from '../../http/bodies/own-parsers';
import { badRequest, tooLarge, unsupportedMediaType } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { uploadBodyRules } from '../pictures/upload-body-rules';
import { MediaMaker } from './media-maker';
import { MediaUploads } from './media-uploads';

/** The upload of files (contract/src/content/media-requests.ts). */
export async function serveUploads(app: FastifyInstance): Promise<void> {
  const maker = new MediaMaker();
  app.addHook('onClose', async () => maker.stop());
  const uploads = new MediaUploads(app, maker);
  sweepRegularly(app, [uploads]);
  serve(app, getUpload, ({ staff, id }) => uploads.find(staff, id));
  serve(app, beginUpload, ({ staff, body }) => uploads.begin(staff, body));
  serve(app, finishUpload, (call) => uploads.finish(call));
  serve(app, cancelUpload, ({ staff, id }) => uploads.cancel(staff, id));
  await registerWithBodyParsers(app, 'media-pieces', async (scope) => servePieces(scope, uploads));
}

/** At most sixteen pieces are received concurrently, four of one network. */
const bodyRules = uploadBodyRules(maxPieceBytes, 16);

function servePieces(scope: FastifyInstance, uploads: MediaUploads): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  );
  serve(
    scope,
    sendPiece,
    ({ staff, id, request, body }) =>
      uploads.append(staff, id, getOffset(request), Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
    {
      bodyRules: () => bodyRules,
      bodyLimit: maxPieceBytes,
      onRequest: async (request) => checkPiece(request),
    },
  );
}

/** Checks the headers before the body is read. */
function checkPiece(request: FastifyRequest): void {
  const { headers } = request;
  if (headers['content-encoding'] !== undefined) {
    throw unsupportedMediaType();
  }
  if (Number(headers['content-length'] ?? 0) > maxPieceBytes) throw tooLarge();
  getOffset(request);
}

const wholeNumber = /^\d{1,12}$/;

function getOffset({ headers }: FastifyRequest): number {
  const offset = headers[uploadOffsetHeader.toLowerCase()];
  if (typeof offset !== 'string' || !wholeNumber.test(offset)) {
    throw badRequest(`A piece of a file says in ${uploadOffsetHeader} where it belongs.`);
  }
  return Number(offset);
}
