import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  genericLoginEndpoint,
  memberLoginBody,
  memberLoginEndpoint,
  memberLogoutEndpoint,
} from 'contract/member-session';
import type { Credentials, MemberLoginAnswer } from 'contract/member-session';
import type { AddressLimit } from '../address-limit/address-limit';
import { readBearer } from '../http/bearer-token';
import { isForm } from '../http/body-parsing';
import { cleanBody } from '../http/clean-body';
import { Refusal, unsupportedMediaType } from '../http/refusal';
import type { LoginGuard } from '../login-guard/login-guard';
import type { PasswordChecker } from '../passwords/password-checker';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { MemberDoor } from './member-door';
import type { MemberSessionRepository } from './member-session-repository';

export interface MemberSessionParts {
  readonly profiles: ProfileRepository;
  readonly sessions: MemberSessionRepository;
  readonly members: MemberDoor;
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
  readonly limit: AddressLimit;
}

/** Members come and go (SPEC 7.1). Both logins are one; `isAdmin` in a body makes nobody one. */
export function registerMemberSession(app: FastifyInstance, parts: MemberSessionParts): void {
  for (const endpoint of [memberLoginEndpoint, genericLoginEndpoint]) {
    app.post(endpoint, {
      schema: { body: memberLoginBody },
      preValidation: (request, _reply, done) => {
        request.body = readCredentials(request);
        done();
      },
      preHandler: async (request) => parts.limit.take(request),
      handler: (request) => logIn(parts, request),
    });
  }
  app.post(memberLogoutEndpoint, async (request, reply) => {
    await parts.members.check(request);
    await parts.sessions.end(readBearer(request, 'member') ?? '');
    return reply.code(204).send();
  });
}

function readCredentials(request: FastifyRequest): Record<string, unknown> {
  if (isForm(request)) throw unsupportedMediaType();
  const body = cleanBody(memberLoginBody, request.body, false);
  const isComplete = memberLoginBody.required.every((field) => body[field] !== undefined);
  if (!isComplete) throw new Refusal(400, 'Please fill in all fields');
  return body;
}

async function logIn(parts: MemberSessionParts, request: FastifyRequest) {
  const { profiles, sessions, passwords, guard } = parts;
  const { email, password } = request.body as Credentials;
  const account = await profiles.findAccount(email);
  await guard.admit(
    { door: 'member', email, address: request.ip },
    'Invalid email or password.',
    () => passwords.matches(account?.passwordHash, password),
  );
  // A wrong password of nobody's was refused above.
  if (account === undefined) throw new Error('Nobody was admitted.');
  const token = await sessions.begin(account.profile._id);
  const user = account.profile;
  return { token, user, message: `Welcome, ${user.fullName}.` } satisfies MemberLoginAnswer;
}
