import { anyText, listReader, objectReader, sentence } from './answer-reader';
import type { ErrorCode, Reason } from './error-codes';

/** What a refusal says in the words of a language. */
export interface ErrorMessages {
  readonly message: string;
  readonly error: string;
  readonly issues?: readonly FieldIssue[];
}

/** What is said of one fault of a body. `path` is the field's name; '' is the body as a whole. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * The body of every answer that is not a success. `message` and `error` are one English sentence (requirements 10.1);
 * `code` says the same to pages of other languages, with the number that goes with it by its name.
 */
export interface ErrorBody extends ErrorMessages {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, number>>;
  readonly issues?: readonly CodedIssue[];
}

/** One fault of a body as it crosses the wire. */
export type CodedIssue = FieldIssue & Reason;

const readWords = objectReader(
  {},
  {
    message: sentence,
    error: sentence,
    issues: listReader(objectReader({ path: anyText, message: sentence })),
  },
);

/**
 * What an answer that is not a success says in English words that can be shown. Which of them is requirements 8's to
 * say. Pages of other languages read its codes (`readCodedMessages`).
 */
export const readErrorBody = (body: unknown): Partial<ErrorMessages> => readWords(body) ?? {};

/**
 * Sent with a submission so that a repeated request stores one row (safety 2). 1 to 200 visible ASCII characters, known
 * for 48 hours. The same body of the same kind is answered again as it was the first time.
 */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The status of a submission whose key came with another body or kind before. It is not stored. */
export const keyUsedStatus = 422;

/** Carries the admin session's anti-CSRF token on calls that change something (safety 2). */
export const csrfTokenHeader = 'X-CSRF-Token';

export const healthEndpoint = '/api/health';
