import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  genericLoginEndpoint,
  memberLoginBody,
  memberLoginEndpoint,
  memberLogoutEndpoint,
} from 'contract/member-session';
import type { Credentials, MemberLoginAnswer } from 'contract/member-session';
import { profilesEndpoint } from 'contract/profile';
import { readBearer } from '../http/requests/bearer-token';
import { getId, idParameter } from '../http/requests/id-parameter';
import { makeSeparateBodyQuota } from '../http/bodies/body-guard';
import { isForm } from '../http/bodies/body-parsing';
import { cleanBody } from '../http/bodies/clean-body';
import { HttpError, unsupportedMediaType } from '../http/errors/http-error';
import type { LoginGuard } from '../auth/login-guard/login-guard';
import type { PasswordChecker } from '../auth/passwords/password-checker';
import type { ProfileRepository } from './profiles/profile-repository';
import { ignoreUnavailable } from '../storage/database-errors';
import type { MemberGuard } from '../auth/sessions/member-guard';
import type { MemberSessionRepository } from '../auth/sessions/member-session-repository';

export interface MemberLoginParts {
  readonly profiles: ProfileRepository;
  readonly sessions: MemberSessionRepository;
  readonly members: MemberGuard;
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
}

const sessionsPath = `${profilesEndpoint}/${idParameter}/sessions`;

/** Login and logout of members (requirements 7.1). Both login routes do the same; `isAdmin` in a body is ignored. */
export function registerMemberLogin(app: FastifyInstance, parts: MemberLoginParts): void {
  const body = makeSeparateBodyQuota();
  for (const endpoint of [memberLoginEndpoint, genericLoginEndpoint]) {
    app.post(endpoint, {
      config: { access: 'public', body },
      schema: { body: memberLoginBody },
      preValidation: (request, _reply, done) => {
        request.body = readCredentials(request);
        done();
      },
      preHandler: async (request) => parts.guard.limit(request, attemptOf(parts, request)),
      handler: (request, reply) => logIn(parts, request, reply),
    });
  }
  const config = { access: 'by-handler', body } as const;
  app.post(memberLogoutEndpoint, { config }, async (request, reply) => {
    // If the database does not answer, the token alone is enough to end its session.
    await parts.members.check(request).catch(ignoreUnavailable);
    const token = readBearer(request, 'member');
    if (token !== undefined) await parts.sessions.end(token);
    return reply.code(204).send();
  });
  app.delete(sessionsPath, { config: { access: 'own-profile', body } }, async (request, reply) => {
    await parts.sessions.endAll(getId(request));
    return reply.code(204).send();
  });
}

function readCredentials(request: FastifyRequest): Record<string, unknown> {
  if (isForm(request)) throw unsupportedMediaType();
  const body = cleanBody(memberLoginBody, request.body);
  const isComplete = memberLoginBody.required.every((field) => body[field] !== undefined);
  if (!isComplete)
    throw new HttpError(400, { code: 'missing-fields' }, 'Please fill in all fields');
  return body;
}

const attemptOf = ({ guard }: MemberLoginParts, request: FastifyRequest) =>
  guard.attemptOf(request, 'member', (request.body as Credentials).email);

/** The answer is the same for an unknown account, a wrong password and a password that was replaced meanwhile. */
const invalid = {
  reason: { code: 'wrong-login' },
  message: 'Invalid e-mail address or password.',
} as const;

async function logIn(parts: MemberLoginParts, request: FastifyRequest, reply: FastifyReply) {
  const { profiles, sessions, passwords, guard } = parts;
  const { email, password } = request.body as Credentials;
  const account = await profiles.findAccount(email);
  const attempt = attemptOf(parts, request);
  await guard.admit(attempt, invalid, () => passwords.matches(account?.passwordHash, password));
  // This narrows the type: the guard above has already refused an unknown account.
  if (account === undefined) throw new Error('The login guard admitted an unknown account.');
  const token = await sessions.beginForPassword(account.profile._id, account.passwordHash);
  if (token === undefined) throw new HttpError(401, invalid.reason, invalid.message);
  // The browser's previous session is replaced, so it ends.
  const previous = readBearer(request, 'member');
  if (previous !== undefined) await sessions.end(previous);
  await guard.remember(reply, attempt);
  const user = account.profile;
  return { token, user, message: `Welcome, ${user.fullName}.` } satisfies MemberLoginAnswer;
}
