import type { FieldIssue } from 'contract/wire';

/** The reason why a request was refused, as far as the server gave one. */
export interface Refused {
  readonly message?: string | undefined;
  readonly issues?: readonly FieldIssue[] | undefined;
}

/**
 * A refusal whose issues name the page's controls instead of the wire's fields: two forms on a page may have the same
 * fields.
 * @param names the control's name by the field's
 */
export const renameIssues = (
  refused: Refused,
  names: Readonly<Record<string, string>>,
): Refused => ({
  ...refused,
  issues: refused.issues?.map((issue) => ({ ...issue, path: names[issue.path] ?? issue.path })),
});
