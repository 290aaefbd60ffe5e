import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { profileImage, profilesEndpoint } from 'contract/profile';
import type { DiskShare } from '../../submissions/disk-share';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { registerWithBodyParsers } from '../../http/bodies/own-parsers';
import { toNetworks } from '../../http/limits/sender-networks';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { pictureTooLarge, wrongPictureType } from '../../content/pictures/picture-maker';
import type { PictureMaker } from '../../content/pictures/picture-maker';
import type { PictureStore } from '../../content/pictures/picture-store';
import { sendPicture } from '../../content/pictures/send-picture';
import { uploadBodyRules } from '../../content/pictures/upload-body-rules';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { OwnPicture } from './own-picture';

export interface OwnPictureParts {
  readonly profiles: ProfileRepository;
  readonly pictures: PictureStore;
  readonly ownPicture: OwnPicture;
  readonly maker: PictureMaker;
  readonly disk: DiskShare;
  /** The limit per network address, consumed before a file is read. */
}

const path = `${profilesEndpoint}/${idParameter}/picture`;
const config = { access: 'own-profile' } as const;

/** Members see, replace and remove their profile picture. */
export async function registerOwnPicture(
  app: FastifyInstance,
  parts: OwnPictureParts,
): Promise<void> {
  app.get(path, { config }, (request, reply) => showPicture(parts, request, reply));
  app.delete(path, { config }, async (request, reply) => {
    const profile = await parts.profiles.find(getId(request));
    if (profile?.image !== undefined) await parts.ownPicture.remove(getId(request));
    return reply.code(204).send();
  });
  await registerWithBodyParsers(app, 'own-picture', async (scope) => addUpload(scope, parts));
}

async function showPicture(
  { profiles, pictures }: OwnPictureParts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const address = (await profiles.find(getId(request)))?.image;
  const picture = address === undefined ? undefined : await pictures.read(address);
  return picture === undefined ? reply.code(204).send() : sendPicture(reply, picture);
}

const { maxBytes } = profileImage;

/** The memory budget is half of, and apart from, that of registrations, which therefore cannot block members. */
function makeBodyRules(): ChooseBodyRules {
  const rules = uploadBodyRules(maxBytes, 12);
  return () => rules;
}

function addUpload(scope: FastifyInstance, parts: OwnPictureParts): void {
  scope.removeAllContentTypeParsers();
  // The content type is not trusted: the bytes tell the format.
  scope.addContentTypeParser(
    [...profileImage.types],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  scope.put(path, {
    config: { ...config, body: makeBodyRules(), rateLimit: 'upload' },
    bodyLimit: maxBytes,
    onRequest: async (request) => {
      checkUpload(request);
    },
    handler: async (request, reply) => {
      const webp = await parts.maker.remake(readBytes(request), toNetworks(request.ip));
      await parts.disk.consume(request, webp.length);
      await parts.ownPicture.replace(getId(request), webp);
      return reply.code(204).send();
    },
  });
}

/** Refuses an upload by its headers, before its body is read. */
function checkUpload({ headers }: FastifyRequest): void {
  if (headers['content-encoding'] !== undefined) throw wrongPictureType();
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (!profileImage.types.some((known) => known === type)) throw wrongPictureType();
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw pictureTooLarge();
}

const readBytes = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);
