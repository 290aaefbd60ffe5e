import type { ErrorMessages } from 'contract/wire';

/** Why a call was refused, as far as the server said it. */
export type Refused = Partial<ErrorMessages>;

/**
 * A refusal with the wire's fields called as the controls of a page are, of which no two have the same name.
 * @param names the control's name by the field's
 */
export const renameIssues = (
  refused: Refused,
  names: Readonly<Record<string, string>>,
): Refused => ({
  ...refused,
  ...(refused.issues && {
    issues: refused.issues.map((issue) => ({ ...issue, path: names[issue.path] ?? issue.path })),
  }),
});
