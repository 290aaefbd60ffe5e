import type { Language } from 'contract/languages';
import { inEveryLanguage } from './in-every-language';
import { makeMailPage } from './mail-page';
import type { Mail } from './mail-transport';
import * as english from './mail.texts';
import type { MailWords } from './mail.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../locales/${code}/api/mail/mail.texts.ts`),
);

/** Where a mail goes, and where it leads. */
export interface Recipient {
  readonly to: string;
  readonly language: Language;
  /** Where visitors reach the site, e.g. `https://church.example`. */
  readonly origin: string;
}

/** Whom a mail is for, in which language, and where it leads. */
interface MailDraft {
  readonly to: string;
  readonly language: Language;
  readonly words: MailWords;
  readonly link: string;
  /** Of the reader, where it is known to be theirs. */
  readonly name?: string | undefined;
}

/** A mail as text and as HTML, both from the same paragraphs. Who the church is stands in it when it is sent. */
export async function writeMail({ to, language, words, link, name }: MailDraft): Promise<Mail> {
  const { greeting, writtenOut } = await textsIn(language);
  const { subject, action } = words;
  const signature = '{church}\n{motto}';
  const paragraphs = [greeting(name && withoutPlaces(name)), ...words.paragraphs(link), signature];
  const page = { language, subject, paragraphs, link, action, writtenOut };
  return { to, subject, language, text: `${paragraphs.join('\n\n')}\n`, html: makeMailPage(page) };
}

/** A name in which nothing is put when the mail is sent. */
const withoutPlaces = (name: string) => name.replaceAll(/[{}]/g, '');
