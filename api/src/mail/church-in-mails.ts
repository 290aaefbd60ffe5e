import type { LocalEntry } from 'contract/content-entry';
import type { Language } from 'contract/languages';
import { fillPlaceholders } from 'contract/mail-placeholders';
import { escapeText } from '../http/responses/escape-text';
import type { Mail } from './mail-transport';

/** The facts about the church that emails contain. */
export const churchMailFields = [
  ...(['name', 'motto', 'officeEmail', 'phone'] as const),
  ...(['street', 'postalCode', 'city', 'country'] as const),
] as const;
export type MailingChurch = Pick<LocalEntry<'identity'>, (typeof churchMailFields)[number]>;

/** Fills the church's facts into an email at the moment when it is sent, and sets the church as its sender. */
export const makeChurchSenderFilter =
  (readChurch: (language: Language) => Promise<MailingChurch>) =>
  async (mail: Mail): Promise<Mail> =>
    nameChurch(mail, await readChurch(mail.language));

export function nameChurch(mail: Mail, church: MailingChurch): Mail {
  const { name, motto, officeEmail, phone, street, postalCode, city, country } = church;
  const from = { name, address: mail.sender ?? officeEmail };
  // A text that people wrote has no placeholders; what looks like one belongs to the text.
  if (mail.isAnsweredByPeople) return { replyTo: officeEmail, ...mail, from };
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
