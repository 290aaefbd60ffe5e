import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { lifetimes } from 'contract/lifetimes';
import type { LinkedMail } from 'contract/mail-kinds';
import { fillPlaceholders } from 'contract/mail-placeholders';
import type { MailPlaceholder } from 'contract/mail-placeholders';
import { noticeDays } from 'contract/retention-requests';
import { inEveryLanguage } from '../../mail/in-every-language';
import type { Mail } from '../../mail/mail-transport';
import { writeMail } from '../../mail/write-mail';
import type { Recipient } from '../../mail/write-mail';
import type { Database } from '../../storage/database';
import * as english from './mail-actions.texts';
import { loadMailText } from './mail-text';
import type { MailTextWithPlaceholders } from './mail-text';

const actionsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/content/mail-texts/mail-actions.texts.ts`),
);

/** The recipient, the link and the values of placeholders. */
export interface TextMail {
  readonly to: string;
  readonly link: string;
  /** The label of the link if it leads elsewhere than usual. */
  readonly action?: string | undefined;
  /** The recipient's name, if the address is known to be theirs. */
  readonly name?: string | undefined;
  /** The lines of what was understood of a form; a blank line starts a new paragraph. */
  readonly understood?: string;
}

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

/** Placeholders for the time to live of what an email links to, such as a password-reset link. */
const spans: Readonly<
  Partial<Record<LinkedMail, Readonly<Partial<Record<MailPlaceholder, string>>>>>
> = {
  sentLink: { minutes: String(lifetimes.sentLink / minutes) },
  reset: { minutes: String(lifetimes.resetLink / minutes) },
  registered: { hours: String(lifetimes.confirmationLink / hours) },
  changed: { hours: String(lifetimes.confirmationLink / hours) },
  invited: { days: String(lifetimes.memberInvitation / days) },
  end: { days: String(noticeDays) },
};

/** Writes an email with the text that staff have published. */
export const writePublishedMail = async (
  database: Database,
  name: LinkedMail,
  { language, ...mail }: TextMail & { readonly language: Language },
): Promise<Mail> => writeTextMail(name, await loadMailText(database, name, language), mail);

/** Writes a published email whose link leads to a page of the site in the recipient's language. */
export const writeMailToPage = (
  database: Database,
  name: LinkedMail,
  { to, language, origin }: Recipient,
  path: string,
): Promise<Mail> =>
  writePublishedMail(database, name, { to, language, link: origin + pathIn(language, path) });

/** Writes an email from a text. The name of the church is filled in when it is sent (church-in-mails.ts). */
export async function writeTextMail(
  name: LinkedMail,
  { language, subject, text }: MailTextWithPlaceholders,
  { to, link, action, name: reader, understood = '' }: TextMail,
): Promise<Mail> {
  const { mailActions } = await actionsIn(language);
  const values = { ...spans[name], link, understood };
  const paragraphs = text
    .split('\n')
    .flatMap((line) => fillPlaceholders(line.trim(), values).split('\n\n'))
    .filter(Boolean);
  const words = { subject, paragraphs: () => paragraphs, action: action ?? mailActions[name] };
  return writeMail({ to, language, words, link, name: reader });
}
