/**
 * The texts of an email. church-in-mails.ts fills in `{church}`, the church's name, `{office}`, its email address,
 * `{phone}` and `{address}`.
 */
export interface MailWords {
  readonly subject: string;
  /** @param link becomes a paragraph of its own, where the email has one */
  readonly paragraphs: (link: string) => readonly string[];
  /** The label of the link's button: what the reader does with it. */
  readonly action: string;
}

export const greeting: (name?: string) => string = (name) =>
  name === undefined ? 'Hello,' : `Hello ${name},`;

/** The label above a link's address, for programs that show no button. */
export const writtenOut: string = 'If the button does not work, open this address:';
