import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serveAcceptInvitation } from './accounts/accept-invitation-routes';
import { makeInvitationComposer } from './accounts/invitation-mails';
import { serveStaffAccounts } from './accounts/staff-accounts-routes';
import { serveAccessLog } from './audit-view/access-log-routes';
import { serveAudit } from './audit-view/audit-routes';
import { serveMailQueue } from './mail-queue/mail-queue-routes';
import { DigestTokens } from './news/digest-tokens';
import { makeNewsComposers } from './news/news-mails';
import { serveStaffMails } from './news/staff-mail-routes';
import { StaffNews } from './news/staff-news';
import { makeAlertComposer } from './on-call/alert-mails';
import { AlertRepository } from './on-call/alert-repository';
import { serveOnCall } from './on-call/on-call-routes';
import { UrgentAlerts } from './on-call/urgent-alerts';
import { serveConfirmation } from './own-account/confirmation-routes';
import { serveFactors } from './own-account/factor-routes';
import { serveOwnSessions } from './own-account/own-session-routes';
import { serveSecondFactorPolicy } from './own-account/second-factor-policy-routes';
import { serveStaffAccount } from './own-account/staff-account-routes';
import { StaffEmailRepository } from './own-account/staff-email-repository';
import { serveStaffEmail } from './own-account/staff-email-routes';
import { makeStaffMailComposers } from './own-account/staff-mails';
import { serveStaffPassword } from './own-account/staff-password-routes';
import { sweepRegularly } from '../storage/schedule/sweep-regularly';

declare module 'fastify' {
  interface FastifyInstance {
    readonly digestTokens: DigestTokens;
  }
}

/** The accounts of staff, what they are told by email, and what they see of the logs. */
export const staffPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { database, now, makeId, signingKeys } = app;
    app.decorate('digestTokens', new DigestTokens(() => signingKeys.read('digests'), now));
    const news = new StaffNews(app);
    const emails = new StaffEmailRepository(database, now, makeId);
    app.memory.add(news);
    const alerts = new UrgentAlerts(app);
    app.mailQueues.push(
      () => alerts.queueMails(),
      () => news.queueMails(),
    );
    sweepRegularly(app, [new AlertRepository(database, now, makeId)]);
    Object.assign(app.mailComposers, {
      ...makeNewsComposers(app),
      'urgent-alert': makeAlertComposer(app),
      'staff-invitation': makeInvitationComposer(app),
      ...makeStaffMailComposers(app, emails),
    });
    serveAcceptInvitation(app);
    serveStaffAccount(app);
    serveStaffPassword(app);
    serveStaffEmail(app);
    serveOwnSessions(app);
    serveFactors(app);
    serveConfirmation(app);
    serveSecondFactorPolicy(app);
    serveStaffMails(app);
    serveOnCall(app);
    serveStaffAccounts(app);
    serveMailQueue(app);
    serveAccessLog(app);
    serveAudit(app);
  },
  { name: 'staff', dependencies: ['submissions'] },
);
