import type { FastifyInstance } from 'fastify';
import { profilesEndpoint } from 'contract/profile';
import type { AdminDoor } from '../admin-session/admin-door';
import { sendJsonList } from '../http/json-list';
import type { ProfileRepository } from './profile-repository';

export interface ProfileParts {
  readonly repository: ProfileRepository;
  readonly door: AdminDoor;
}

/** The list of members that staff read (SPEC 7.3). */
export function registerProfiles(app: FastifyInstance, { repository, door }: ProfileParts): void {
  app.get(profilesEndpoint, async (request, reply) => {
    await door.check(request);
    return sendJsonList(reply, repository.list());
  });
}
