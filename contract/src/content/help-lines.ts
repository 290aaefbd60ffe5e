import type { SubmissionName } from '../records/submissions';

/** The kinds of form whose senders are told the help lines, whatever they wrote. */
export const helpLineKinds: readonly SubmissionName[] = ['welfare', 'request'];

export interface HelpLine {
  readonly country: string;
  readonly number: string;
  /** Who answers. */
  readonly who: string;
}

/** Parses what staff write, one line for each: country, number and who answers, separated by semicolons. */
export const readHelpLines = (lines: string): readonly HelpLine[] =>
  lines.split('\n').flatMap((line) => {
    const [country = '', number = '', ...who] = line.split(';').map((part) => part.trim());
    return number === '' ? [] : [{ country, number, who: who.join('; ') }];
  });
