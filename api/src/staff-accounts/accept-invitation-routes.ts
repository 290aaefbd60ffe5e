import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptInvitationBody,
  acceptInvitationEndpoint,
  openInvitationBody,
  openInvitationEndpoint,
} from 'contract/staff-accounts';
import type { InvitationAnswer, OpenInvitation } from 'contract/staff-accounts';
import type { AdminSession } from 'contract/session';
import type { AdminSessionContext } from '../admin-session/admin-session-routes';
import { csrfTokenOf } from '../admin-session/staff-guard';
import { AuditLog } from '../audit/audit-log';
import { ownBodyMemory } from '../http/bodies/body-guard';
import { isForm } from '../http/bodies/body-parsing';
import { unsupportedMediaType } from '../http/errors/http-error';
import { refuseWeakPassword } from '../passwords/weak-password';
import { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import { openedInvitationRateLimit } from '../rate-limit/rate-limits';
import { RoleRepository } from '../roles/role-repository';
import { sweepRegularly } from '../storage/sweep-regularly';
import { AcceptedInvitations } from './accepted-invitations';
import type { NewStaff } from './accepted-invitations';
import { InvitationRepository } from './invitation-repository';

/** Whoever has the link of an invitation looks at it, and makes their account with it. */
export function registerAcceptInvitation(app: FastifyInstance, parts: AdminSessionContext): void {
  const { database, now } = parts;
  const limit = new IpRateLimiter(openedInvitationRateLimit, parts.rateLimits);
  const accepted = new AcceptedInvitations({ ...parts, audit: new AuditLog(database, now) });
  const options = {
    config: { access: 'public', body: ownBodyMemory() } as const,
    // Before the body is looked at: a page of another site may not begin a session in this browser.
    preValidation: async (request: FastifyRequest) => {
      parts.originPolicy.check(request);
      if (isForm(request)) throw unsupportedMediaType();
      await limit.take(request);
    },
  };
  sweepRegularly(app, [new InvitationRepository(database, now)]);
  app.post(
    openInvitationEndpoint,
    { ...options, schema: { body: openInvitationBody } },
    async (request): Promise<OpenInvitation> => {
      const { token } = request.body as Pick<InvitationAnswer, 'token'>;
      const { email, roles } = await accepted.find(token);
      const all = await new RoleRepository(database).list();
      return { email, roles: all.filter(({ id }) => roles.includes(id)).map(({ name }) => name) };
    },
  );
  app.post(
    acceptInvitationEndpoint,
    { ...options, schema: { body: acceptInvitationBody } },
    async (request, reply) => {
      const { token, name, password } = request.body as InvitationAnswer;
      const { email } = await accepted.find(token);
      // A password that is refused must not cost the link.
      await refuseWeakPassword(password, email, 'password');
      const passwordHash = await parts.staffPasswords.hash(password);
      const staff = await accepted.accept(token, { name: name.trim(), passwordHash });
      return beginSession(parts, request, reply, staff);
    },
  );
}

/** As after a login: the browser's previous session ends, and the device is known from now on. */
async function beginSession(
  { staffSessions, loginGuard, cookie }: AdminSessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, email, passwordHash }: NewStaff,
): Promise<AdminSession> {
  const session = await staffSessions.begin(id, passwordHash);
  if (session === undefined) throw new Error('The account was closed while it was being opened.');
  const previous = cookie.read(request);
  if (previous !== undefined) await staffSessions.end(previous);
  const attempt = loginGuard.attemptOf(request, 'admin', email);
  reply.header('set-cookie', [cookie.give(session), await loginGuard.remember(attempt)]);
  return { token: csrfTokenOf(session), admin: { _id: id, email } };
}
