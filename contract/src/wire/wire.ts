import { anyText, listReader, objectReader, sentence } from './answer-reader';
import type { ErrorCode, Reason } from './error-codes';

export interface ErrorMessages {
  readonly message: string;
  readonly error: string;
  readonly issues?: readonly FieldIssue[];
}

/** One validation error of a body. `path` is the field's name, or '' for the body as a whole. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * The body of every error response. `message` and `error` are the same English sentence (requirements 10.1); pages in
 * other languages translate `code` and its `params`.
 */
export interface ErrorBody extends ErrorMessages {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, number>>;
  readonly issues?: readonly CodedIssue[];
}

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
 * Parses the English messages of an error response; requirements 8 says which of them is shown. Pages in other
 * languages use the codes (`readCodedMessages`).
 */
export const readErrorBody = (body: unknown): Partial<ErrorMessages> => readWords(body) ?? {};

/**
 * Request header of a submission, so that a repeated request is stored only once (safety 2). 1 to 200 visible ASCII
 * characters, known for 48 hours. A repeated request with the same body and kind gets the same response.
 */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** Status of a submission whose key was used with another body or kind. It is not stored. */
export const keyUsedStatus = 422;

/** Request header with the anti-CSRF token of the staff session, for requests that change something (safety 2). */
export const csrfTokenHeader = 'X-CSRF-Token';
