import type { Language } from 'contract/languages';
import { escapeText } from '../http/answers/escape-text';
import type { Mail, MailTransport } from './mail-transport';

/** What mails say of the church. */
export interface MailingChurch {
  readonly name: string;
  readonly motto: string;
  readonly officeEmail: string;
}

/** Puts into each mail who the church is at the moment when it is sent, and sends it in the church's name. */
export const inTheChurchsName = (
  transport: MailTransport,
  readChurch: (language: Language) => Promise<MailingChurch>,
): MailTransport => ({
  send: async (mail) => transport.send(nameChurch(mail, await readChurch(mail.language))),
});

export function nameChurch(mail: Mail, { name, motto, officeEmail }: MailingChurch): Mail {
  const words: Readonly<Record<string, string>> = { church: name, motto, office: officeEmail };
  const fill = (text: string, write = (word: string) => word) =>
    text.replace(/\{(church|motto|office)\}/g, (_, place: string) => write(words[place] ?? ''));
  return {
    ...mail,
    from: { name, address: officeEmail },
    ...(mail.isAnsweredByPeople && { replyTo: officeEmail }),
    subject: fill(mail.subject),
    text: fill(mail.text),
    html: fill(mail.html, escapeText),
  };
}
