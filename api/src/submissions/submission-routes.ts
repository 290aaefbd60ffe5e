import type { FastifyInstance } from 'fastify';
import { listRequest } from 'contract/list-requests';
import { consentStoredHeader, quarantineHeader, receiptHeader } from 'contract/receipts';
import { submissionRequest } from 'contract/submission-requests';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { sendSectionList } from '../auth/access-log/send-section-list';
import { cleanBody } from '../http/bodies/clean-body';
import { findBotSignal } from '../http/requests/bot-signal';
import { wantsPage } from '../http/responses/wants-page';
import { serve } from '../http/serve';
import { findSentNotice } from './consent/consent-record';
import { FormIntake } from './form-intake';
import { sendErrorPage, redirectToSentPage } from './page-answer';

/** Any visitor may send a form; staff read the lists (requirements 7.2, 7.3). */
export function serveSubmissions(app: FastifyInstance): void {
  app.decorateRequest('consentNotice', undefined);
  const { accessLog } = app;
  const intake = new FormIntake(app);
  for (const kind of submissionNames) {
    serveForm(app, kind, intake);
    // The public reads testimonies in pages (testimonies/testimony-routes.ts).
    if (kind === 'testimony') continue;
    serve(app, listRequest(kind), ({ request, reply }) =>
      sendSectionList(request, reply, { kind, accessLog, pieces: () => intake.list(kind) }),
    );
  }
}

function serveForm(app: FastifyInstance, kind: SubmissionName, intake: FormIntake): void {
  const { receiptCodes, receiptCookie } = app;
  const declared = submissionRequest(kind);
  serve(
    app,
    declared,
    async (call) => {
      const { body, request, reply } = call;
      const { row, stored, waits } = await intake.receive(kind, call);
      const notice = request.consentNotice;
      if (notice) void reply.header(consentStoredHeader, notice.version);
      const code = await receiptCodes.make(stored.id);
      if (wantsPage(request)) {
        receiptCookie.give(reply, code);
        return redirectToSentPage(row, { body, waits }, reply);
      }
      if (waits) void reply.header(quarantineHeader, waits);
      void reply.header(receiptHeader, code);
      // The record is returned, because after reply.send() Fastify would wait for the end of the response again.
      void reply.type('application/json; charset=utf-8');
      return stored.record;
    },
    {
      preValidation: async (request) => {
        request.botSignal = findBotSignal(request, request.body);
        request.consentNotice = findSentNotice(kind, request);
        request.body = cleanBody(declared.body, request.body);
      },
      errorHandler: sendErrorPage(kind),
    },
  );
}
