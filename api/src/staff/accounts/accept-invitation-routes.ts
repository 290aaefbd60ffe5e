import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import {
  acceptInvitationBody,
  acceptInvitationEndpoint,
  openInvitationBody,
  openInvitationEndpoint,
} from 'contract/staff-accounts';
import type { InvitationAnswer, OpenInvitation } from 'contract/staff-accounts';
import type { AdminSessionContext } from '../../auth/staff-session/admin-session-routes';
import { beginSession } from '../../auth/staff-session/begin-session';
import type { PublishedChurch } from '../../mail/published-church';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import { makeSeparateBodyQuota } from '../../http/bodies/body-guard';
import { isForm } from '../../http/bodies/body-parsing';
import { unsupportedMediaType } from '../../http/errors/http-error';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import { RoleRepository } from '../../auth/roles/role-repository';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { AcceptedInvitations } from './accepted-invitations';
import { InvitationRepository } from './invitation-repository';

/** Lets the holder of an invitation link look at the invitation and create an account with it. */
export function registerAcceptInvitation(
  app: FastifyInstance,
  parts: Omit<AdminSessionContext, 'mailer'> & {
    readonly church: Pick<PublishedChurch, 'read'>;
  },
): void {
  const { database, now } = parts;
  const accepted = new AcceptedInvitations(parts);
  const options = {
    config: { access: 'public', body: makeSeparateBodyQuota(), rateLimit: 'staff' } as const,
    // The origin check runs before body validation: a page of another site may not begin a session in this browser.
    preValidation: async (request: FastifyRequest) => {
      parts.originPolicy.check(request);
      if (isForm(request)) throw unsupportedMediaType();
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
      // The password is checked first: a refused password must not use up the link.
      const chosen = { password, owner: 'staff', own: [name, email] } as const;
      await refuseWeakPassword(parts, { ...chosen, path: 'password' });
      const passwordHash = await parts.staffPasswords.hash(password);
      const language = findActionLanguage(request.query);
      const account = { name: name.trim(), passwordHash, language };
      const staff = await accepted.accept(token, account, toCoarseNetwork(request.ip));
      const attempt = parts.loginGuard.attemptOf(request, 'admin', email);
      const login = { admin: staff, attempt, way: 'invitation', hasTypedPassword: true } as const;
      return beginSession(parts, request, reply, login);
    },
  );
}
