import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getOwnPicture, removeOwnPicture, replaceOwnPicture } from 'contract/own-account-requests';
import { profileImage } from 'contract/profile';
import { pictureTooLarge, wrongPictureType } from '../../content/pictures/picture-maker';
import { sendPicture } from '../../content/pictures/send-picture';
import { uploadBodyRules } from '../../content/pictures/upload-body-rules';
import { registerWithBodyParsers } from '../../http/bodies/own-parsers';
import { toNetworks } from '../../http/limits/sender-networks';
import { serve } from '../../http/serve';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { OwnPicture } from './own-picture';
import { OwnPictureRepository } from './own-picture-repository';

/** Members see, replace and remove their profile picture. */
export async function serveOwnPicture(app: FastifyInstance): Promise<void> {
  const { profiles, pictures } = app;
  const repository = new OwnPictureRepository(app.database, app.now, profiles);
  const ownPicture = new OwnPicture(pictures, repository, app.log);
  sweepRegularly(app, [ownPicture]);
  serve(app, getOwnPicture, async ({ id, reply }) => {
    const address = (await profiles.find(id))?.image;
    const picture = address === undefined ? undefined : await pictures.read(address);
    return picture === undefined ? reply.code(204).send() : sendPicture(reply, picture);
  });
  serve(app, removeOwnPicture, async ({ id }) => {
    const profile = await profiles.find(id);
    if (profile?.image !== undefined) await ownPicture.remove(id);
  });
  await registerWithBodyParsers(app, 'own-picture', async (scope) =>
    serveUpload(scope, ownPicture),
  );
}

const { maxBytes } = profileImage;

function serveUpload(scope: FastifyInstance, ownPicture: OwnPicture): void {
  scope.removeAllContentTypeParsers();
  // The content type is not trusted: the bytes tell the format.
  scope.addContentTypeParser(
    [...profileImage.types],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  // The memory budget is half of, and apart from, that of registrations, which therefore cannot block members.
  const rules = uploadBodyRules(maxBytes, 12);
  serve(
    scope,
    replaceOwnPicture,
    async ({ id, body, request }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const webp = await scope.pictureMaker.remake(bytes, toNetworks(request.ip));
      await scope.diskShare.consume(request, webp.length);
      await ownPicture.replace(id, webp);
    },
    { bodyRules: () => rules, bodyLimit: maxBytes, onRequest: checkUpload },
  );
}

/** Refuses an upload by its headers, before its body is read. */
async function checkUpload({ headers }: FastifyRequest): Promise<void> {
  if (headers['content-encoding'] !== undefined) throw wrongPictureType();
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (!profileImage.types.some((known) => known === type)) throw wrongPictureType();
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw pictureTooLarge();
}
