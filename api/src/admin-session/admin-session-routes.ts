import type { FastifyInstance } from 'fastify';
import { adminLoginBody, adminLoginEndpoint, adminLogoutEndpoint } from 'contract/session';
import type { AdminLogin, AdminSession } from 'contract/session';
import { isForm } from '../http/body-parsing';
import { cleanBody } from '../http/clean-body';
import { Refusal, unsupportedMediaType } from '../http/refusal';
import type { AdminDoor } from './admin-door';
import { csrfTokenOf } from './admin-door';
import type { AdminRepository } from './admin-repository';
import type { PasswordChecker } from './password-checker';
import type { SessionCookie } from './session-cookie';
import type { SessionRepository } from './session-repository';

export interface AdminSessionParts {
  readonly admins: AdminRepository;
  readonly sessions: SessionRepository;
  readonly passwords: PasswordChecker;
  readonly cookie: SessionCookie;
  readonly door: AdminDoor;
}

/** Staff come and go (SPEC 7.1, made safe as SAFETY 2 says). */
export function registerAdminSession(app: FastifyInstance, parts: AdminSessionParts): void {
  registerLogin(app, parts);
  registerLogout(app, parts);
}

function registerLogin(app: FastifyInstance, parts: AdminSessionParts): void {
  const { admins, sessions, passwords, cookie, door } = parts;
  app.post(adminLoginEndpoint, {
    schema: { body: adminLoginBody },
    preValidation: (request, _reply, done) => {
      door.checkOrigin(request);
      if (isForm(request)) throw unsupportedMediaType();
      const body = cleanBody(adminLoginBody, request.body, false);
      const isComplete = adminLoginBody.required.every((field) => body[field] !== undefined);
      if (!isComplete) throw new Refusal(400, 'Please fill in all fields');
      request.body = body;
      done();
    },
    handler: async (request, reply) => {
      const { email, password } = request.body as AdminLogin;
      const admin = await admins.findByEmail(email);
      const isRight = await passwords.matches(admin?.passwordHash, password);
      if (admin === undefined || !isRight) throw new Refusal(401, 'Invalid credentials.');
      const session = await sessions.begin(admin.id);
      const answer: AdminSession = {
        token: csrfTokenOf(session),
        admin: { _id: admin.id, email: admin.email },
      };
      return reply.header('set-cookie', cookie.give(session)).send(answer);
    },
  });
}

function registerLogout(app: FastifyInstance, { sessions, cookie, door }: AdminSessionParts): void {
  app.post(adminLogoutEndpoint, async (request, reply) => {
    await sessions.end(await door.checkChange(request));
    return reply.header('set-cookie', cookie.take()).code(204).send();
  });
}
