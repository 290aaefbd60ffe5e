import type { FastifyReply, FastifyRequest } from 'fastify';
import { notSentPage, programFragment, sentPage } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { answerFault, toHttpError } from '../http/errors/answer-fault';
import { logFault } from '../http/errors/fault-log';
import { wantsPage } from '../http/answers/wants-page';
import type { SubmissionBody } from './submission-repository';

/** Leads a page without JavaScript to the thanks. The fragment names the programme that somebody registered for. */
export function answerWithPage(
  kind: SubmissionName,
  { program }: SubmissionBody,
  reply: FastifyReply,
) {
  const fragment = kind === 'programAttendance' ? programFragment(program) : undefined;
  return reply.redirect(sentPage(kind) + (fragment ? `#${fragment}` : ''), 303);
}

/**
 * Leads it to the page that says what to do; the fragment names the first faulty field, or `office` when
 * the fault is ours. All other clients get the fault as JSON.
 */
export const answerFaultWithPage =
  (kind: SubmissionName) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return answerFault(error, request, reply);
    const httpError = toHttpError(error);
    if (httpError.statusCode >= 500) logFault(request, reply, httpError.statusCode, error);
    const field = httpError.statusCode >= 500 ? 'office' : httpError.issues?.[0]?.path;
    return reply.redirect(notSentPage(kind) + (field ? `#${field}` : ''), 303);
  };
