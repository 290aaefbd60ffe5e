import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminLoginBody, adminLoginEndpoint, adminLogoutEndpoint } from 'contract/session';
import type { AdminLogin, AdminSession } from 'contract/session';
import type { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import { isForm } from '../http/body-parsing';
import { cleanBody } from '../http/clean-body';
import type { OriginPolicy } from '../http/origin-policy';
import { HttpError, unsupportedMediaType } from '../http/http-error';
import type { LoginGuard } from '../login-guard/login-guard';
import type { PasswordChecker } from '../passwords/password-checker';
import type { StaffGuard } from './staff-guard';
import { csrfTokenOf } from './staff-guard';
import type { AdminRepository } from './admin-repository';
import type { SessionCookie } from './session-cookie';
import type { SessionRepository } from './session-repository';

export interface AdminSessionParts {
  readonly admins: AdminRepository;
  readonly sessions: SessionRepository;
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
  readonly cookie: SessionCookie;
  readonly staffGuard: StaffGuard;
  readonly pages: OriginPolicy;
  readonly limit: IpRateLimiter;
}

/** Staff log in and out (SPEC 7.1, secured by SAFETY 2). */
export function registerAdminSession(app: FastifyInstance, parts: AdminSessionParts): void {
  registerLogin(app, parts);
  registerLogout(app, parts);
}

function registerLogin(app: FastifyInstance, parts: AdminSessionParts): void {
  const { admins, sessions, passwords, guard, cookie, pages, limit } = parts;
  app.post(adminLoginEndpoint, {
    schema: { body: adminLoginBody },
    preValidation: (request, _reply, done) => {
      pages.check(request);
      if (isForm(request)) throw unsupportedMediaType();
      const body = cleanBody(adminLoginBody, request.body);
      const isComplete = adminLoginBody.required.every((field) => body[field] !== undefined);
      if (!isComplete) throw new HttpError(400, 'Please fill in all fields');
      request.body = body;
      done();
    },
    preHandler: async (request) => guard.limit(limit, request, attemptOf(guard, request)),
    handler: async (request, reply) => {
      const { email, password } = request.body as AdminLogin;
      const admin = await admins.findByEmail(email);
      const attempt = attemptOf(guard, request);
      await guard.admit(attempt, 'Invalid credentials.', () =>
        passwords.matches(admin?.passwordHash, password),
      );
      // For the compiler: the guard above has already refused an unknown account.
      if (admin === undefined) throw new Error('The login guard admitted an unknown account.');
      const session = await sessions.begin(admin.id);
      // The browser's previous session is replaced, so it is ended (session fixation).
      const previous = cookie.read(request);
      if (previous !== undefined) await sessions.end(previous);
      const answer: AdminSession = {
        token: csrfTokenOf(session),
        admin: { _id: admin.id, email: admin.email },
      };
      reply.header('set-cookie', [cookie.give(session), await guard.remember(attempt)]);
      return reply.send(answer);
    },
  });
}

const attemptOf = (guard: LoginGuard, request: FastifyRequest) =>
  guard.attemptOf(request, 'admin', (request.body as AdminLogin).email);

function registerLogout(
  app: FastifyInstance,
  { sessions, cookie, staffGuard }: AdminSessionParts,
): void {
  app.post(adminLogoutEndpoint, async (request, reply) => {
    await sessions.end(await staffGuard.checkLogout(request));
    return reply.header('set-cookie', cookie.take()).code(204).send();
  });
}
