import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SeenRevision } from 'contract/content-api';
import { mediaChangeBody, mediaEndpoint } from 'contract/media-api';
import type { MediaChange, MediaFile, MediaList, MediaUses } from 'contract/media-api';
import { staffOf } from '../../auth/access/route-access';
import { seenRevisionBody } from '../content-bodies';
import type { SitePublisher } from '../site-publisher';
import { idOf, idParameter } from '../../http/requests/id-parameter';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { contentRateLimit } from '../../http/rate-limit/rate-limits';
import { takeOfProfile } from '../../http/rate-limit/take-of-profile';
import { MediaChanges } from './media-changes';
import { noMedia } from './media-faults';
import { MediaRepository } from './media-repository';
import type { MediaParts, MediaUploads } from './media-uploads';

export interface MediaRouteParts extends MediaParts {
  readonly rateLimits: RateLimitRepository;
  /** Pages show what is said of a picture. */
  readonly publisher: SitePublisher;
}

export const mediaAccess = { right: 'content:manage' } as const;
const config = { access: mediaAccess } as const;
const path = `${mediaEndpoint}/${idParameter}`;

/** The files of the site, for staff who look after it (contract/src/content/calls/media-api.ts, decision 59). */
export function registerMediaFiles(
  app: FastifyInstance,
  parts: MediaRouteParts,
  uploads: MediaUploads,
): void {
  const files = new MediaRepository(parts.database, parts.now);
  app.get(mediaEndpoint, { config }, async (request): Promise<MediaList> => ({
    files: await files.list(),
    uploads: await uploads.listOf(staffOf(request)),
  }));
  app.get(path, { config }, (request): Promise<MediaFile> => findFile(files, request));
  app.get(`${path}/uses`, { config }, async (request): Promise<MediaUses> => ({
    uses: await files.findUses((await findFile(files, request)).id),
  }));
  app.put(path, { config, schema: { body: mediaChangeBody } }, async (request) => {
    const changes = await changesOf(parts, request);
    return changes.describe(idOf(request), request.body as MediaChange);
  });
  app.delete(path, { config, schema: { body: seenRevisionBody } }, async (request, reply) => {
    const changes = await changesOf(parts, request);
    await changes.remove(idOf(request), request.body as SeenRevision);
    return reply.code(204).send();
  });
}

async function findFile(files: MediaRepository, request: FastifyRequest): Promise<MediaFile> {
  const file = await files.find(idOf(request));
  if (file === undefined) throw noMedia();
  return file;
}

/** Throws an HttpError (429) for a staff member who changes too much in a short time. */
async function changesOf(parts: MediaRouteParts, request: FastifyRequest): Promise<MediaChanges> {
  const staff = staffOf(request);
  await takeOfProfile(parts.rateLimits, staff._id, contentRateLimit, {
    message: 'You have changed very much in a short time.',
  });
  return new MediaChanges(parts, staff);
}
