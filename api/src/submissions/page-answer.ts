import type { FastifyReply, FastifyRequest } from 'fastify';
import { readActionLanguage } from 'contract/form-action';
import { pathIn } from 'contract/languages';
import type { QuarantineAnswer } from 'contract/receipts';
import { awaitsApprovalId, notSentPage, programFragment, sentPage } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { sendError, toHttpError } from '../http/errors/send-error';
import { logError } from '../http/errors/error-log';
import { wantsPage } from '../http/responses/wants-page';
import type { SubmissionBody } from './submission-repository';
import type { SubmissionRow } from './submission-row';

/**
 * Leads a page without JavaScript to the thanks; the fragment says what these say beside, or in their place of a form in
 * quarantine.
 */
export const answerWithPage = (
  row: Pick<SubmissionRow, 'kind' | 'awaits_approval'>,
  { body, waits }: { readonly body: SubmissionBody; readonly waits: QuarantineAnswer | undefined },
  reply: FastifyReply,
) => {
  const page = sentPage(row.kind as SubmissionName);
  return leadTo(page, waits ?? thanksFragment(row, body), reply);
};

/** In the language of the page that the form was on. */
function leadTo(page: string, fragment: string | undefined, reply: FastifyReply) {
  const path = pathIn(readActionLanguage(reply.request.query), page);
  return reply.redirect(path + (fragment ? `#${fragment}` : ''), 303);
}

/** That staff look at it first, or for which programme the sender registered. */
function thanksFragment(
  { kind, awaits_approval }: Pick<SubmissionRow, 'kind' | 'awaits_approval'>,
  { program }: SubmissionBody,
): string | undefined {
  if (awaits_approval === 1) return awaitsApprovalId;
  return kind === 'programAttendance' ? programFragment(program) : undefined;
}

/**
 * Leads it to the page that says what to do; the fragment names the first faulty field, or `office` when
 * the fault is ours. All other clients get the fault as JSON.
 */
export const sendErrorPage =
  (kind: SubmissionName) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return sendError(error, request, reply);
    const httpError = toHttpError(error);
    if (httpError.statusCode >= 500) logError(request, reply, httpError.statusCode, error);
    const field = httpError.statusCode >= 500 ? 'office' : httpError.issues?.[0]?.path;
    return leadTo(notSentPage(kind), field, reply);
  };
