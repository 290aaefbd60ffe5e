import type { FastifyInstance } from 'fastify';
import { registerAdminSession } from './auth/staff-session/admin-session-routes';
import { createContext } from './app-context';
import { noSitePublisher } from './content/site-publisher';
import type { AppOptions } from './app-options';
import { declareBotSignal } from './http/requests/bot-signal';
import { registerClientReports } from './http/client-report-routes';
import { refuseChanges } from './http/requests/refuse-changes';
import { registerHealth } from './http/health-routes';
import { makeLog } from './http/errors/error-log';
import { makeServer } from './http/make-server';
import { OriginPolicy } from './http/requests/origin-policy';
import { refuseUnknownAddresses } from './http/requests/unknown-address';
import { registerMedia } from './content/media/register-media';
import { registerMembers } from './register-members';
import { registerMyData } from './privacy/my-data/my-data-routes';
import { registerReceiptPage } from './submissions/receipts/receipt-page-routes';
import { registerPreviews } from './review/preview/preview-routes';
import { registerTestMails } from './review/preview/test-mail-routes';
import { registerConsole } from './register-console';
import { registerSite } from './content/site/site-routes';
import { registerAcceptInvitation } from './staff/accounts/accept-invitation-routes';
import { systemClock } from './storage/clock';
import { registerSubmissions } from './submissions/register-submissions';
import { registerTestimonies } from './content/testimonies/testimony-routes';

/**
 * Builds the whole server over an open database, ready for `listen` or `inject`. Closing it waits until all accepted
 * rows are stored; the caller closes the database.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, storage, timeouts, now = systemClock, log = makeLog() } = options;
  const app = await makeServer(log, now, {
    timeouts,
    trustedProxies: config.trustedProxies,
    isSecure: config.publicUrl?.protocol === 'https:',
  });
  const originPolicy = new OriginPolicy(config.publicUrl?.origin, config.allowedOrigins);
  // CORS comes first, so that other origins can read refusals; unknown addresses are refused before any other check.
  originPolicy.allowCalls(app);
  const refuse = refuseUnknownAddresses(app);
  const context = await createContext(app, options, originPolicy);
  registerHealth(app, context.database, storage);
  if (storage !== undefined) refuseChanges(app, storage);
  declareBotSignal(app);
  registerClientReports(app, context);
  const { publisher = noSitePublisher } = options;
  const mailer = await registerMembers(app, context);
  registerSubmissions(app, { ...context, mailer, publisher });
  registerReceiptPage(app, context);
  registerTestimonies(app, context);
  registerMyData(app, { ...context, mailer });
  registerAdminSession(app, { ...context, mailer });
  registerAcceptInvitation(app, context);
  registerConsole(app, { ...context, mailer, publisher });
  registerPreviews(app, { ...context, config });
  registerTestMails(app, context);
  await registerMedia(app, { ...context, storage, publisher, siteDir: config.siteDir });
  if (config.siteDir !== undefined) {
    await registerSite(app, { siteDir: config.siteDir, refuse, ...context });
  }
  return app;
}
