import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminLoginBody, adminLoginEndpoint, adminLogoutEndpoint } from 'contract/session';
import type { AdminLogin, AdminSession } from 'contract/session';
import { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import type { RateLimitRepository } from '../rate-limit/rate-limit-repository';
import { staffLoginRateLimit } from '../rate-limit/rate-limits';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { ownBodyMemory } from '../http/bodies/body-guard';
import type { ChooseBodyRules } from '../http/bodies/body-guard';
import { isForm } from '../http/bodies/body-parsing';
import { cleanBody } from '../http/bodies/clean-body';
import type { OriginPolicy } from '../http/requests/origin-policy';
import { HttpError, unsupportedMediaType } from '../http/errors/http-error';
import type { LoginGuard } from '../login-guard/login-guard';
import type { PasswordChecker } from '../passwords/password-checker';
import type { StaffGuard } from './staff-guard';
import { csrfTokenOf } from './staff-guard';
import { AdminRepository } from './admin-repository';
import type { SessionCookie } from './session-cookie';
import type { SessionRepository } from './session-repository';

export interface AdminSessionContext {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly rateLimits: RateLimitRepository;
  readonly staffSessions: SessionRepository;
  readonly staffPasswords: PasswordChecker;
  readonly loginGuard: LoginGuard;
  readonly cookie: SessionCookie;
  readonly staffGuard: StaffGuard;
  readonly originPolicy: OriginPolicy;
}

/** Staff log in and out (SPEC 7.1, secured by SAFETY 2). */
export function registerAdminSession(app: FastifyInstance, parts: AdminSessionContext): void {
  const body = ownBodyMemory();
  registerLogin(app, parts, body);
  registerLogout(app, parts, body);
}

/** The same whether the account is unknown, the password is wrong, or it was replaced meanwhile. */
const invalid = 'Invalid credentials.';

function registerLogin(
  app: FastifyInstance,
  parts: AdminSessionContext,
  body: ChooseBodyRules,
): void {
  const { database, now, makeId, staffSessions, staffPasswords, loginGuard, cookie } = parts;
  const admins = new AdminRepository(database, now, makeId);
  const limit = new IpRateLimiter(staffLoginRateLimit, parts.rateLimits);
  app.post(adminLoginEndpoint, {
    config: { access: 'public', body },
    schema: { body: adminLoginBody },
    preValidation: (request, _reply, done) => {
      parts.originPolicy.check(request);
      if (isForm(request)) throw unsupportedMediaType();
      const body = cleanBody(adminLoginBody, request.body);
      const isComplete = adminLoginBody.required.every((field) => body[field] !== undefined);
      if (!isComplete) throw new HttpError(400, 'Please fill in all fields');
      request.body = body;
      done();
    },
    preHandler: async (request) => loginGuard.limit(limit, request, attemptOf(loginGuard, request)),
    handler: async (request, reply) => {
      const { email, password } = request.body as AdminLogin;
      const admin = await admins.findByEmail(email);
      const attempt = attemptOf(loginGuard, request);
      await loginGuard.admit(attempt, invalid, () =>
        staffPasswords.matches(admin?.passwordHash, password),
      );
      // For the compiler: the guard above has already refused an unknown account.
      if (admin === undefined) throw new Error('The login guard admitted an unknown account.');
      const session = await staffSessions.begin(admin.id, admin.passwordHash);
      if (session === undefined) throw new HttpError(401, invalid);
      // The browser's previous session is replaced, so it is ended (session fixation).
      const previous = cookie.read(request);
      if (previous !== undefined) await staffSessions.end(previous);
      const answer: AdminSession = {
        token: csrfTokenOf(session),
        admin: { _id: admin.id, email: admin.email },
      };
      reply.header('set-cookie', [cookie.give(session), await loginGuard.remember(attempt)]);
      return reply.send(answer);
    },
  });
}

const attemptOf = (guard: LoginGuard, request: FastifyRequest) =>
  guard.attemptOf(request, 'admin', (request.body as AdminLogin).email);

function registerLogout(
  app: FastifyInstance,
  { staffSessions, cookie, staffGuard }: AdminSessionContext,
  body: ChooseBodyRules,
): void {
  const config = { access: 'by-handler', body } as const;
  app.post(adminLogoutEndpoint, { config }, async (request, reply) => {
    await staffSessions.end(await staffGuard.checkLogout(request));
    return reply.header('set-cookie', cookie.take()).code(204).send();
  });
}
