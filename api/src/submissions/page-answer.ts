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
 * Redirects a page without JavaScript to the page of thanks. The fragment selects an additional message there, or the
 * message of a form in quarantine.
 */
export const redirectToSentPage = (
  row: Pick<SubmissionRow, 'kind' | 'awaits_approval'>,
  { body, waits }: { readonly body: SubmissionBody; readonly waits: QuarantineAnswer | undefined },
  reply: FastifyReply,
) => {
  const page = sentPage(row.kind as SubmissionName);
  return leadTo(page, waits ?? thanksFragment(row, body), reply);
};

/** Redirects to a page in the language of the form's page. */
function leadTo(page: string, fragment: string | undefined, reply: FastifyReply) {
  const path = pathIn(readActionLanguage(reply.request.query), page);
  return reply.redirect(path + (fragment ? `#${fragment}` : ''), 303);
}

/** The fragment says that staff approve the form first, or names the programme of a registration. */
function thanksFragment(
  { kind, awaits_approval }: Pick<SubmissionRow, 'kind' | 'awaits_approval'>,
  { program }: SubmissionBody,
): string | undefined {
  if (awaits_approval === 1) return awaitsApprovalId;
  return kind === 'programAttendance' ? programFragment(program) : undefined;
}

/**
 * Redirects a page without JavaScript to the page that explains the error. The fragment names the first invalid field,
 * or is `office` for an error of the server. All other clients get the error as JSON.
 */
export const sendErrorPage =
  (kind: SubmissionName) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return sendError(error, request, reply);
    const httpError = toHttpError(error);
    if (httpError.statusCode >= 500) logError(request, reply, httpError.statusCode, error);
    const field = httpError.statusCode >= 500 ? 'office' : httpError.issues?.[0]?.path;
    return leadTo(notSentPage(kind), field, reply);
  };
