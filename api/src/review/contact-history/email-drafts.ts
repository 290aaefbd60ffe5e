import { readConsent } from 'contract/consent-record';
import { languageCodes, readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { MailTextName } from 'contract/mail-kinds';
import { fillPlaceholders } from 'contract/mail-placeholders';
import { emailLengths, emailTemplates } from 'contract/contact-history';
import type { EmailDraft, EmailTemplate } from 'contract/contact-history';
import { isPlainLine, turnsText } from 'contract/plain-text';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { isEmailAddress } from 'contract/email-address';
import { inEveryLanguage } from '../../mail/in-every-language';
import { getMailText, readPublished } from '../../content/mail-texts/mail-text';
import type { ToldMailText } from '../../content/mail-texts/mail-text';
import type { Database } from '../../storage/database';
import * as english from './emails.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/review/contact-history/emails.texts.ts`),
);

/** Who the church is, in a language. */
export type ReadChurch = (language: Language) => Promise<{ readonly name: string }>;

interface Writing {
  readonly database: Database;
  readonly record: ReviewedRecord;
  /** What staff are called; '' until they say it. */
  readonly writer: string;
  readonly readChurch: ReadChurch;
}

/** UTF-16 code units of a name in a letter. */
const longestName = 80;

/** The same of what stands between greeting and signature, which take 300 at most. */
const longestBody = emailLengths.whatsApp - 300;

/** What a letter begins with, as staff say it on the site (contract/mail-kinds). */
const mailOf = {
  ...{ welcome: 'welcome', 'check-in': 'checkIn', invitation: 'invitation' },
  ...{ answer: 'answer', missed: 'missed' },
} as const satisfies Record<Exclude<EmailTemplate, 'blank'>, MailTextName>;

/** Each template in each language, with what the record says in its places. */
export async function writeDrafts({
  database,
  record,
  writer,
  readChurch,
}: Writing): Promise<readonly EmailDraft[]> {
  const published = await readPublished(database, 'letters');
  const inLanguages = await Promise.all(
    languageCodes.map(async (language) => {
      const { name: church } = await readChurch(language);
      const letter = { writer, church, reader: nameIn(record) };
      const drafts = emailTemplates.map(async (template) => {
        const told =
          template === 'blank'
            ? await blankText(language, church)
            : await getMailText(mailOf[template], language, published);
        return { template, language, ...(await fillEmail(told, letter)) };
      });
      return Promise.all(drafts);
    }),
  );
  return inLanguages.flat();
}

const blankText = async (language: Language, church: string): Promise<ToldMailText> => {
  const { blankSubject } = (await textsIn(language)).emailTexts;
  return { language, subject: blankSubject(named(church)), text: '' };
};

/** A letter's text with who writes, to whom, and for whom. */
export async function fillEmail(
  { language, subject, text }: ToldMailText,
  letter: { readonly writer: string; readonly church: string; readonly reader: string },
): Promise<Pick<EmailDraft, 'subject' | 'text'>> {
  const { greeting, introduction, closing } = (await textsIn(language)).emailTexts;
  const places = { writer: named(letter.writer), church: named(letter.church) };
  const values = { church: places.church, introduction: introduction(places) };
  const lines = fillPlaceholders(text, values).split('\n').filter(Boolean);
  // Who names the writer over and over gets no more of it than WhatsApp takes.
  const body = cut(lines.join('\n\n'), longestBody);
  const signed = [closing, places.writer, places.church].filter(Boolean).join('\n');
  return {
    subject: cut(fillPlaceholders(subject, values), emailLengths.subject),
    // Two line breaks where nothing is written yet: there the cursor goes.
    text: [greeting(letter.reader), body, signed].join('\n\n'),
  };
}

const nameFields = ['fullName', 'name', 'parentsNames', 'partner1Name'];

/** How the sender is addressed. Requirements 3 has Anonymous for who gives no name. */
function nameIn(record: ReviewedRecord): string {
  const name = nameFields.map((field) => record[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' && name !== 'Anonymous' ? named(name) : '';
}

/** A name stands in a line, and turns nothing around it. */
const named = (text: string): string =>
  isPlainLine(text) && !turnsText(text) ? cut(text.trim(), longestName) : '';

/** Without half of a character at its end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/**
 * The address that a record gives, where it is one mail address and nothing that the head of a mail would read
 * otherwise; records that were imported may say anything.
 */
export function addressIn(record: ReviewedRecord): string | undefined {
  const given = [record['email'], record['contactEmail']].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  const address = typeof given === 'string' ? given.trim() : '';
  return address.length <= 254 && isEmailAddress(address) ? address : undefined;
}

/** What the sender wrote in, as far as a form, its consent or a profile tells it. */
export async function languageIn(
  database: Database,
  kind: RecordKind,
  id: string,
): Promise<Language | undefined> {
  if (kind === 'profiles') {
    const row = await database
      .selectFrom('profiles')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirst();
    return readLanguage(row?.language);
  }
  const row = await database
    .selectFrom('submissions')
    .select(['consent', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  return readConsent(row?.consent ?? undefined)?.notice.language ?? readLanguage(row?.language);
}

/** Who visits is welcomed, and asked later how they are; who writes is answered. */
const visitors: readonly RecordKind[] = ['firstTimer', 'secondTimer', 'newBeliever'];

/** @param times how often staff have turned to the person */
export function fittingTemplate(kind: RecordKind, times: number): EmailTemplate {
  if (!visitors.includes(kind)) return 'answer';
  return times === 0 ? 'welcome' : 'check-in';
}
