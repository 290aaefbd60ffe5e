import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { registerAcceptInvitation } from './accounts/accept-invitation-routes';
import { makeInvitationComposer } from './accounts/invitation-mails';
import { registerStaffAccounts } from './accounts/staff-accounts-routes';
import { serveAccessLog } from './audit-view/access-log-routes';
import { serveAudit } from './audit-view/audit-routes';
import { serveMailQueue } from './mail-queue/mail-queue-routes';
import { DigestTokens } from './news/digest-tokens';
import { makeNewsComposers } from './news/news-mails';
import { registerStaffMails } from './news/staff-mail-routes';
import { StaffNews } from './news/staff-news';
import { registerMyAccount } from './own-account/register-my-account';
import { StaffEmailRepository } from './own-account/staff-email-repository';
import { makeStaffMailComposers } from './own-account/staff-mails';

declare module 'fastify' {
  interface FastifyInstance {
    readonly digestTokens: DigestTokens;
  }
}

/** The accounts of staff, what they are told by email, and what they see of the logs. */
export const staffPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { database, now, makeId, siteOrigin, signingKeys } = app;
    app.decorate('digestTokens', new DigestTokens(() => signingKeys.read('digests'), now));
    const news = new StaffNews(app);
    const emails = new StaffEmailRepository(database, now, makeId);
    app.memory.add(news);
    app.mailQueues.push(() => news.queueMails());
    Object.assign(app.mailComposers, {
      ...makeNewsComposers({ database, siteOrigin, tokens: app.digestTokens }),
      'staff-invitation': makeInvitationComposer(app),
      ...makeStaffMailComposers({ database, emails, siteOrigin }),
    });
    registerAcceptInvitation(app, app);
    registerMyAccount(app, app);
    registerStaffMails(app, app);
    registerStaffAccounts(app, app);
    serveMailQueue(app);
    serveAccessLog(app);
    serveAudit(app);
  },
  { name: 'staff', dependencies: ['submissions'] },
);
