import type { ErrorBody, FieldIssue } from 'contract/wire';

/** Why a form was not taken, as a whole and field by field. */
export interface Failure {
  readonly message: string;
  readonly issues: readonly FieldIssue[];
}

export const failureOf = (message: string, issues: readonly FieldIssue[] = []): Failure => ({
  message,
  issues,
});

/** The server's sentence, or the catalogue's where the server said nothing that could be shown (SPEC 8). */
export const refusal = (error: Partial<ErrorBody> | undefined, otherwise: string): Failure =>
  failureOf(error?.message || error?.error || otherwise, error?.issues);
