import type { FastifyInstance, FastifyRequest } from 'fastify';
import { profileChangesBody, profilesEndpoint } from 'contract/profile';
import type { AdminDoor } from '../admin-session/admin-door';
import { isForm } from '../http/body-parsing';
import { sendJsonList } from '../http/json-list';
import { Refusal, notFound, unsupportedMediaType } from '../http/refusal';
import type { MemberDoor } from '../member-session/member-door';
import { emailTaken } from './email-taken';
import { cleanChanges } from './profile-changes';
import { picturePath } from './picture-store';
import type { PictureStore } from './picture-store';
import { EmailTaken } from './profile-repository';
import type { Changes, ProfileRepository } from './profile-repository';

export interface ProfileParts {
  readonly repository: ProfileRepository;
  readonly pictures: PictureStore;
  readonly members: MemberDoor;
  readonly door: AdminDoor;
}

/** An id is one of ours or no address at all, so `login` and its like are none. */
const profilePath = `${profilesEndpoint}/:id([0-9a-f-]{36})`;

const noProfile = () => new Refusal(404, 'There is no such profile. Please check the address.');

/** The list of members that staff read, and each member's own profile (SPEC 7.1, 7.3). */
export function registerProfiles(app: FastifyInstance, parts: ProfileParts): void {
  const { repository, door } = parts;
  app.get(profilesEndpoint, async (request, reply) => {
    await door.check(request);
    return sendJsonList(reply, repository.list());
  });
  registerOwnProfile(app, parts);
  registerPicture(app, parts);
}

function registerOwnProfile(app: FastifyInstance, { repository, members }: ProfileParts): void {
  const onRequest = (request: FastifyRequest) => checkOwner(request, members);
  app.get(profilePath, { onRequest }, async (request) => {
    const profile = await repository.find(idOf(request));
    if (profile === undefined) throw noProfile();
    return profile;
  });

  app.put(profilePath, {
    schema: { body: profileChangesBody },
    onRequest,
    preValidation: (request, _reply, done) => {
      if (isForm(request)) throw unsupportedMediaType();
      request.body = cleanChanges(request.body);
      done();
    },
    handler: async (request) => {
      const changes = request.body as Changes;
      const profile = await repository.change(idOf(request), changes).catch(refuseTakenEmail);
      if (profile === undefined) throw noProfile();
      return profile;
    },
  });
}

function registerPicture(app: FastifyInstance, parts: ProfileParts): void {
  const { repository, pictures, members, door } = parts;
  app.get(picturePath, async (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '';
    if (!(await door.isOpenFor(request))) {
      const own = await repository.find(await members.check(request));
      if (own?.image !== address) throw notFound();
    }
    const picture = await pictures.read(address);
    if (picture === undefined) throw notFound();
    // Even opened by itself it can do nothing but be seen.
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return reply.type('image/webp').send(picture);
  });
}

/** Throws a Refusal: 401 for strangers; 404 for other members, who do not learn whether it exists. */
async function checkOwner(request: FastifyRequest, members: MemberDoor): Promise<void> {
  if ((await members.check(request)) !== idOf(request)) throw noProfile();
}

const idOf = ({ params }: FastifyRequest) => (params as { readonly id: string }).id;

function refuseTakenEmail(error: unknown): never {
  throw error instanceof EmailTaken ? emailTaken() : error;
}
