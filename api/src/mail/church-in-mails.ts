import type { LocalEntry } from 'contract/content-entry';
import type { Language } from 'contract/languages';
import { fillPlaceholders } from 'contract/mail-placeholders';
import { escapeText } from '../http/responses/escape-text';
import type { Mail } from './mail-transport';

/** What mails say of the church. */
export const mailedIdentity = [
  ...(['name', 'motto', 'officeEmail', 'phone'] as const),
  ...(['street', 'postalCode', 'city', 'country'] as const),
] as const;
export type MailingChurch = Pick<LocalEntry<'identity'>, (typeof mailedIdentity)[number]>;

/** Puts into a mail who the church is at the moment when it is sent, and sends it in the church's name. */
export const inTheChurchsName =
  (readChurch: (language: Language) => Promise<MailingChurch>) =>
  async (mail: Mail): Promise<Mail> =>
    nameChurch(mail, await readChurch(mail.language));

export function nameChurch(mail: Mail, church: MailingChurch): Mail {
  const { name, motto, officeEmail, phone, street, postalCode, city, country } = church;
  const from = { name, address: mail.sender ?? officeEmail };
  // What people wrote has no places: what reads like one are their words.
  if (mail.isAnsweredByPeople) return { ...mail, from, replyTo: officeEmail };
  const address = `${street}, ${postalCode} ${city}, ${country}`;
  const words = { church: name, motto, office: officeEmail, phone, address };
  const escaped = Object.entries(words).map(([place, word]) => [place, escapeText(word)]);
  return {
    ...mail,
    from,
    subject: fillPlaceholders(mail.subject, words),
    text: fillPlaceholders(mail.text, words),
    html: fillPlaceholders(mail.html, Object.fromEntries(escaped) as typeof words),
  };
}
