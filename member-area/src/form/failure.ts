import type { ErrorBody, FieldIssue } from 'contract/wire';

/** Why a form was not taken. */
export interface Failure {
  readonly message: string;
  /** The faulty fields. An issue in the words of `message` marks its field and is not said twice. */
  readonly issues: readonly FieldIssue[];
}

/** A failure that the browser found by itself, with one sentence for all fields it concerns. */
export const failureOf = (message: string, fields: readonly string[]): Failure => ({
  message,
  issues: fields.map((path) => ({ path, message })),
});

/** The server's sentence, or the catalogue's where the server said nothing that could be shown (SPEC 8). */
export const refusal = (error: Partial<ErrorBody> | undefined, otherwise: string): Failure => ({
  message: error?.message || error?.error || otherwise,
  issues: error?.issues ?? [],
});
