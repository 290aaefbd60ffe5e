import type { FieldIssue } from 'contract/wire';

/** Why a form was not taken, as a whole and field by field. */
export interface Failure {
  readonly message: string;
  readonly issues: readonly FieldIssue[];
}

export const failureOf = (message: string, issues: readonly FieldIssue[] = []): Failure => ({
  message,
  issues,
});
