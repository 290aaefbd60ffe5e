import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import { acceptInvitation, openInvitation } from 'contract/invitation-requests';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import { RoleRepository } from '../../auth/roles/role-repository';
import { beginSession } from '../../auth/staff-session/begin-session';
import { makeSeparateBodyQuota } from '../../http/bodies/body-guard';
import { isForm } from '../../http/bodies/body-parsing';
import { unsupportedMediaType } from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import { serve } from '../../http/serve';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { AcceptedInvitations } from './accepted-invitations';
import { InvitationRepository } from './invitation-repository';

/** Lets the holder of an invitation link look at the invitation and create an account with it. */
export function serveAcceptInvitation(app: FastifyInstance): void {
  const { database, now, originPolicy, staffPasswords, loginGuard } = app;
  const accepted = new AcceptedInvitations(app);
  const serverSide = {
    bodyRules: makeSeparateBodyQuota(),
    // The origin check runs before body validation: a page of another site may not begin a session in this browser.
    preValidation: async (request: FastifyRequest) => {
      originPolicy.check(request);
      if (isForm(request)) throw unsupportedMediaType();
    },
  };
  sweepRegularly(app, [new InvitationRepository(database, now)]);
  serve(
    app,
    openInvitation,
    async ({ body: { token } }) => {
      const { email, roles } = await accepted.find(token);
      const all = await new RoleRepository(database).list();
      return { email, roles: all.filter(({ id }) => roles.includes(id)).map(({ name }) => name) };
    },
    serverSide,
  );
  serve(
    app,
    acceptInvitation,
    async ({ body: { token, name, password }, query, request, reply }) => {
      const { email } = await accepted.find(token);
      // The password is checked first: a refused password must not use up the link.
      const chosen = { password, owner: 'staff', own: [name, email] } as const;
      await refuseWeakPassword(app, { ...chosen, path: 'password' });
      const passwordHash = await staffPasswords.hash(password);
      const language = findActionLanguage(query);
      const account = { name: name.trim(), passwordHash, language };
      const staff = await accepted.accept(token, account, toCoarseNetwork(request.ip));
      const attempt = loginGuard.attemptOf(request, 'admin', email);
      const login = { admin: staff, attempt, way: 'invitation', hasTypedPassword: true } as const;
      return beginSession(app, request, reply, login);
    },
    serverSide,
  );
}
