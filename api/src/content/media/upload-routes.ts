import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  maxPieceBytes,
  newUploadBody,
  uploadOffsetHeader,
  uploadsEndpoint,
} from 'contract/media-api';
import type { MediaFile, NewUpload, Upload } from 'contract/media-api';
import { getStaff } from '../../auth/access/route-access';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { registerWithBodyParsers } from '../../http/bodies/own-parsers';
import { badRequest, tooLarge, unsupportedMediaType } from '../../http/errors/http-error';
import { toNetworks } from '../../http/limits/sender-networks';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { uploadBodyRules } from '../pictures/upload-body-rules';
import { mediaAccess } from './media-routes';
import type { MediaUploads } from './media-uploads';

const path = `${uploadsEndpoint}/${idParameter}`;
const config = { access: mediaAccess } as const;
const uploadConfig = { ...config, rateLimit: 'upload' } as const;

/** Registers the upload of files (contract/src/content/calls/media-api.ts). */
export async function registerUploads(app: FastifyInstance, uploads: MediaUploads): Promise<void> {
  app.get(path, { config }, (request): Promise<Upload> =>
    uploads.find(getStaff(request), getId(request)),
  );
  app.post(
    uploadsEndpoint,
    { config: uploadConfig, schema: { body: newUploadBody } },
    async (request, reply): Promise<Upload> => {
      const staff = getStaff(request);
      const upload = await uploads.begin(staff, request.body as NewUpload);
      reply.code(201);
      return upload;
    },
  );
  app.post(
    `${path}/finish`,
    { config: uploadConfig },
    async (request, reply): Promise<MediaFile> => {
      const staff = getStaff(request);
      const file = await uploads.finish(staff, getId(request), toNetworks(request.ip));
      reply.code(201);
      return file;
    },
  );
  app.delete(path, { config }, async (request, reply) => {
    await uploads.giveUp(getStaff(request), getId(request));
    return reply.code(204).send();
  });
  await registerWithBodyParsers(app, 'media-pieces', async (scope) => addPieces(scope, uploads));
}

/** At most sixteen pieces are received concurrently, four of one network. */
const bodyRules = uploadBodyRules(maxPieceBytes, 16);
const body: ChooseBodyRules = () => bodyRules;

function addPieces(scope: FastifyInstance, uploads: MediaUploads): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  );
  scope.patch(path, {
    config: { ...uploadConfig, body },
    bodyLimit: maxPieceBytes,
    onRequest: async (request) => checkPiece(request),
    handler: async (request): Promise<Upload> => {
      const staff = getStaff(request);
      const piece = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return uploads.append(staff, getId(request), offsetOf(request), piece);
    },
  });
}

/** Checks the headers before the body is read. */
function checkPiece(request: FastifyRequest): void {
  const { headers } = request;
  if (headers['content-encoding'] !== undefined) {
    throw unsupportedMediaType();
  }
  if (Number(headers['content-length'] ?? 0) > maxPieceBytes) throw tooLarge();
  offsetOf(request);
}

const wholeNumber = /^\d{1,12}$/;

function offsetOf({ headers }: FastifyRequest): number {
  const offset = headers[uploadOffsetHeader.toLowerCase()];
  if (typeof offset !== 'string' || !wholeNumber.test(offset)) {
    throw badRequest(`A piece of a file says in ${uploadOffsetHeader} where it belongs.`);
  }
  return Number(offset);
}
