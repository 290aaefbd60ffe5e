import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from 'contract/wire';
import { BucketError } from '../../storage/bucket/bucket-error';
import { UndecryptableText } from '../../storage/encryption/undecryptable-text';
import { isDatabaseUnavailable } from '../../storage/database-errors';
import { findIssues, summarize } from './field-issues';
import { logError } from './error-log';
import {
  HttpError,
  badRequest,
  fieldError,
  notFound,
  tooLarge,
  unavailable,
  unsupportedMediaType,
} from './http-error';

const outOfOrder = () =>
  new HttpError(
    500,
    { code: 'server-error' },
    'Something went wrong on our side. Please try again in a few minutes or call the church office.',
  );

const unreachableFiles = () =>
  new HttpError(
    503,
    { code: 'busy', params: { seconds: 30 } },
    'We cannot reach our files right now. Please try again in half a minute.',
  );

const unreadable = ({ id }: UndecryptableText) =>
  fieldError(
    409,
    { code: 'record-unreadable' },
    {
      path: id,
      message:
        'A text of one of these records cannot be decrypted any more. Written over, it would be lost for good, so nothing was changed.',
    },
  );

/** The refusals of Fastify and Node, by their codes. */
const knownCodes: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  FST_ERR_NOT_FOUND: notFound,
  FST_ERR_BAD_URL: () => badRequest('This address cannot be read. Please check it.'),
  FST_ERR_MAX_PARAM_LENGTH: notFound,
};

/** Converts any error to an HttpError; all later code handles only these. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof UndecryptableText) return unreadable(error);
  if (error instanceof BucketError) return unreachableFiles();
  if (typeof error !== 'object' || error === null) return outOfOrder();
  const { code, statusCode, validation } = error as Partial<FastifyErrorFields>;
  if (validation !== undefined) {
    const issues = findIssues(validation);
    return new HttpError(400, { code: 'invalid-body' }, summarize(issues), { issues });
  }
  const known = code === undefined ? undefined : knownCodes[code];
  if (known !== undefined) return known();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new HttpError(
      statusCode,
      { code: 'unreadable-request' },
      'This request cannot be understood. Please check what was sent.',
    );
  }
  return isDatabaseUnavailable(error) ? unavailable() : outOfOrder();
}

interface FastifyErrorFields {
  readonly code: string;
  readonly statusCode: number;
  readonly validation: Parameters<typeof findIssues>[0];
}

export const toErrorBody = ({ message, issues, reason, more }: HttpError): ErrorBody => ({
  ...more,
  message,
  error: message,
  ...reason,
  ...(issues === undefined ? {} : { issues }),
});

/** The one place where an error becomes a response (requirements 10.1). Errors of our own are logged here, once. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const httpError = toHttpError(error);
  if (httpError.statusCode >= 500) logError(request, reply, httpError.statusCode, error);
  return reply
    .code(httpError.statusCode)
    .headers(httpError.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(toErrorBody(httpError));
}
