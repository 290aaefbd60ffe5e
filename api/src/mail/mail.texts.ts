/** What a mail says. `{church}` is the church's name, `{office}` its mail address, `{phone}` and `{address}` where else it is: church-in-mails.ts puts them in. */
export interface MailWords {
  readonly subject: string;
  /** @param link a paragraph of its own, where the mail has one */
  readonly paragraphs: (link: string) => readonly string[];
  /** What the link is called where it is a button: what one does with it. */
  readonly action: string;
}

export const greeting: (name?: string) => string = (name) =>
  name === undefined ? 'Hello,' : `Hello ${name},`;

/** Above the address of a link, for whose program shows no button. */
export const writtenOut: string = 'If the button does not work, open this address:';
