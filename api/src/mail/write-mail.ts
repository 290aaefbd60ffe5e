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

/** The recipient of an email and the site that it links to. */
export interface Recipient {
  readonly to: string;
  readonly language: Language;
  /** The origin of the site, e.g. `https://church.example`. */
  readonly origin: string;
}

interface MailDraft {
  readonly to: string;
  readonly language: Language;
  readonly words: MailWords;
  readonly link: string;
  /** A second link, which is one of the paragraphs too. */
  readonly second?: { readonly link: string; readonly action: string };
  /** The HTML of paragraphs that are more than text, by the paragraph. */
  readonly drawn?: ReadonlyMap<string, string>;
  /** The reader's name, where it is known to be theirs. */
  readonly name?: string | undefined;
}

/** Builds an email as text and HTML from the same paragraphs. The church's facts are filled in when it is sent. */
export async function writeMail({
  to,
  language,
  words,
  link,
  second,
  drawn,
  name,
}: MailDraft): Promise<Mail> {
  const { greeting, writtenOut } = await textsIn(language);
  const { subject, action } = words;
  const signature = '{church}\n{motto}';
  const paragraphs = [greeting(name && withoutPlaces(name)), ...words.paragraphs(link), signature];
  const page = { language, subject, paragraphs, link, action, second, drawn, writtenOut };
  return { to, subject, language, text: `${paragraphs.join('\n\n')}\n`, html: makeMailPage(page) };
}

/** Removes placeholders from a name, so that nothing is filled into it. */
const withoutPlaces = (name: string) => name.replaceAll(/[{}]/g, '');
