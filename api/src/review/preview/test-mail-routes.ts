import type { FastifyInstance } from 'fastify';
import { sendTestMail } from 'contract/preview-requests';
import { testMailFailed } from '../../content/content-errors';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { staffMailLimit } from '../../http/rate-limit/rate-limits';
import { serve } from '../../http/serve';
import { DraftMails } from './draft-mails';

const tooManyTestMails = { message: 'You have sent yourself many test mails in a short time.' };

/** Sends an editor the draft of an email (decision 85), without the outbox, so that they see errors of the server. */
export function serveTestMails(app: FastifyInstance): void {
  const { rateLimits, mailTransport } = app;
  const mails = new DraftMails(app);
  serve(app, sendTestMail, async ({ request, kind, id, body, staff }) => {
    await consumeBudget(rateLimits, staff._id, staffMailLimit, tooManyTestMails);
    const mail = await mails.write({ ...body, kind, id, staff });
    await mailTransport.send(mail).catch((error: unknown) => {
      request.log.warn({ err: error });
      throw testMailFailed();
    });
  });
}
