import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SeenRevision } from 'contract/content-api';
import { mediaChangeBody, mediaEndpoint } from 'contract/media-api';
import type { MediaChange, MediaFile, MediaList, MediaUses } from 'contract/media-api';
import { getStaff } from '../../auth/access/route-access';
import { seenRevisionBody } from '../content-bodies';
import type { SitePublisher } from '../site-publisher';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { MediaChanges } from './media-changes';
import { mediaNotFound } from './media-errors';
import { MediaRepository } from './media-repository';
import type { MediaParts, MediaUploads } from './media-uploads';

export interface MediaRouteParts extends MediaParts {
  /** The site is published again because pages show the description of a picture. */
  readonly publisher: SitePublisher;
}

export const mediaAccess = { right: 'content:manage' } as const;
const config = { access: mediaAccess } as const;
const changeConfig = { ...config, rateLimit: 'staff' } as const;
const path = `${mediaEndpoint}/${idParameter}`;

/** Staff manage the files of the site (contract/src/content/calls/media-api.ts, decision 59). */
export function registerMediaFiles(
  app: FastifyInstance,
  parts: MediaRouteParts,
  uploads: MediaUploads,
): void {
  const files = new MediaRepository(parts.database, parts.now);
  app.get(mediaEndpoint, { config }, async (request): Promise<MediaList> => ({
    files: await files.list(),
    uploads: await uploads.listOf(getStaff(request)),
  }));
  app.get(path, { config }, (request): Promise<MediaFile> => findFile(files, request));
  app.get(`${path}/uses`, { config }, async (request): Promise<MediaUses> => ({
    uses: await files.findUses((await findFile(files, request)).id),
  }));
  app.put(path, { config: changeConfig, schema: { body: mediaChangeBody } }, async (request) => {
    const changes = new MediaChanges(parts, getStaff(request));
    return changes.describe(getId(request), request.body as MediaChange);
  });
  app.delete(
    path,
    { config: changeConfig, schema: { body: seenRevisionBody } },
    async (request, reply) => {
      const changes = new MediaChanges(parts, getStaff(request));
      await changes.remove(getId(request), request.body as SeenRevision);
      return reply.code(204).send();
    },
  );
}

async function findFile(files: MediaRepository, request: FastifyRequest): Promise<MediaFile> {
  const file = await files.find(getId(request));
  if (file === undefined) throw mediaNotFound();
  return file;
}
