/** The body of every answer that is not a success. `message` and `error` are one human sentence (DESIGN 3.4). */
export interface ErrorBody {
  readonly message: string;
  readonly error: string;
  readonly issues?: readonly FieldIssue[];
}

/** One fault of a body. `path` is the field's name; '' is the body as a whole. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/** Sent with a submission so that a repeated request stores one row (SAFETY 2). 1 to 200 visible ASCII characters. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** Carries the admin session's anti-CSRF token on calls that change something (SAFETY 2). */
export const csrfTokenHeader = 'X-CSRF-Token';

export const healthEndpoint = '/api/health';
