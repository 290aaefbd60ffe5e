import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AdminDoor } from '../admin-session/admin-door';
import type { LoginGuard } from '../login-guard/login-guard';
import type { MemberDoor } from '../member-session/member-door';
import type { MemberSessionRepository } from '../member-session/member-session-repository';
import { registerMemberSession } from '../member-session/member-session-routes';
import type { PasswordChecker } from '../passwords/password-checker';
import { PictureStore } from '../profiles/picture-store';
import type { ProfileRepository } from '../profiles/profile-repository';
import { registerProfiles } from '../profiles/profile-routes';
import { registerRegistration } from '../profiles/registration-routes';

export interface MembersParts {
  readonly profiles: ProfileRepository;
  readonly sessions: MemberSessionRepository;
  readonly members: MemberDoor;
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
  readonly door: AdminDoor;
  readonly dataDir: string;
}

/** Everything that members do: creating a profile, coming and going, reading and changing what is theirs. */
export async function registerMembers(app: FastifyInstance, parts: MembersParts): Promise<void> {
  const { profiles: repository, sessions, members, passwords, guard, door, dataDir } = parts;
  const pictures = new PictureStore(join(dataDir, 'images'));
  registerProfiles(app, { repository, pictures, members, door });
  registerMemberSession(app, { profiles: repository, sessions, members, passwords, guard });
  await registerRegistration(app, { repository, pictures, passwords, door });
}
