import type { Mail } from './mail-transport';

/** A mail of plain text. */
export const writeMail = (to: string, subject: string, paragraphs: readonly string[]): Mail => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});
