import { readConsent } from 'contract/consent-record';
import { languageCodes, languages, readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { MailTextName } from 'contract/mail-kinds';
import { fillPlaceholders } from 'contract/mail-placeholders';
import { emailLengths, emailTemplates } from 'contract/contact-history-requests';
import type { EmailDraft, EmailTemplate, EmailText } from 'contract/contact-history-requests';
import { isPlainLine, overridesTextDirection } from 'contract/plain-text';
import { messageFields } from 'contract/message-fields';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { isEmailAddress } from 'contract/email-address';
import { inEveryLanguage } from '../../mail/in-every-language';
import { getMailText, getPublishedTexts } from '../../content/mail-texts/mail-text';
import type { MailTextWithPlaceholders } from '../../content/mail-texts/mail-text';
import { isUndecryptablePlaceholder } from '../../storage/encryption/field-encryption';
import type { Database } from '../../storage/database';
import * as english from './emails.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/review/contact-history/emails.texts.ts`),
);

type ReadChurch = (language: Language) => Promise<{ readonly name: string }>;

interface Writing {
  readonly database: Database;
  readonly kind: RecordKind;
  readonly record: ReviewedRecord;
  /** The name of the staff member; '' until they set it. */
  readonly writer: string;
  readonly readChurch: ReadChurch;
}

/** UTF-16 code units of a name in an email. */
const longestName = 80;

/** UTF-16 code units between greeting and signature, which take at most 300. */
const longestBody = emailLengths.whatsApp - 300;

/** UTF-16 code units of a quotation, so that there is room for the answer before it. */
const longestQuote = 4000;

/** The templates that staff can edit on the site (contract/mail-kinds). */
const mailOf = {
  ...{ welcome: 'welcome', 'check-in': 'checkIn', invitation: 'invitation' },
  ...{ answer: 'answer', missed: 'missed' },
} as const satisfies Record<Exclude<EmailTemplate, 'blank'>, MailTextName>;

/** Fills each template in each language with the data of the record. */
export async function writeDrafts({
  database,
  kind,
  record,
  writer,
  readChurch,
}: Writing): Promise<readonly EmailDraft[]> {
  const published = await getPublishedTexts(database, 'letters');
  const inLanguages = await Promise.all(
    languageCodes.map(async (language) => {
      const { name: church } = await readChurch(language);
      const letter = { writer, church, reader: nameIn(record) };
      const quote = await quoteOf(kind, record, language);
      const drafts = emailTemplates.map(async (template) => {
        const told =
          template === 'blank'
            ? await blankText(language, church)
            : await getMailText(mailOf[template], language, published);
        return { template, language, quote, ...(await fillEmail(told, letter)) };
      });
      return Promise.all(drafts);
    }),
  );
  return inLanguages.flat();
}

/** Quotes what the person wrote in this record, as mail programs do; '' if that is nothing. */
async function quoteOf(
  kind: RecordKind,
  record: ReviewedRecord,
  language: Language,
): Promise<string> {
  const sent = messageFields(kind).map((field) => record[field]);
  const words = sent.filter((value) => typeof value === 'string' && isReadable(value));
  if (words.length === 0) return '';
  const { quoted } = (await textsIn(language)).emailTexts;
  const day = new Date(record.createdAt).toLocaleDateString(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Vienna',
  });
  const lines = cut(words.join('\n\n'), longestQuote).split(/\r?\n/);
  return [quoted(day), ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}

const isReadable = (text: string) => text.trim() !== '' && !isUndecryptablePlaceholder(text);

const blankText = async (language: Language, church: string): Promise<MailTextWithPlaceholders> => {
  const { blankSubject } = (await textsIn(language)).emailTexts;
  return { language, subject: blankSubject(named(church)), text: '' };
};

interface Letter {
  readonly writer: string;
  readonly church: string;
  readonly reader: string;
}

/** Fills an email's text with the writer, the church and the reader. */
export async function fillEmail(
  { language, subject, text }: MailTextWithPlaceholders,
  letter: Letter,
): Promise<EmailText> {
  const { introduction } = (await textsIn(language)).emailTexts;
  const places = { writer: named(letter.writer), church: named(letter.church) };
  const values = { church: places.church, introduction: introduction(places) };
  const lines = fillPlaceholders(text, values).split('\n').filter(Boolean);
  // A text that repeats the writer's name often is cut to the length that WhatsApp accepts.
  const body = cut(lines.join('\n\n'), longestBody);
  return {
    subject: cut(fillPlaceholders(subject, values), emailLengths.subject),
    // An empty body leaves a gap of two line breaks, where the cursor is placed.
    text: await frameText(body, language, letter),
  };
}

/** Puts a text between the greeting by name and the closing with the writer and the church. */
export async function frameText(
  body: string,
  language: Language,
  { writer, church, reader }: Letter,
): Promise<string> {
  const { greeting, closing } = (await textsIn(language)).emailTexts;
  const signed = [closing, named(writer), named(church)].filter(Boolean).join('\n');
  return [greeting(reader), body, signed].join('\n\n');
}

const nameFields = ['fullName', 'name', 'parentsNames', 'partner1Name'];

/** The name in the greeting. Senders without a name are stored as Anonymous (requirements 3). */
export function nameIn(record: ReviewedRecord): string {
  const name = nameFields.map((field) => record[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' && name !== 'Anonymous' ? named(name) : '';
}

/** A name must be a plain line and must not contain characters that change the direction of text. */
const named = (text: string): string =>
  isPlainLine(text) && !overridesTextDirection(text) ? cut(text.trim(), longestName) : '';

/** The cut leaves no half of a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** The address of a record if it is a single one that is safe in a header; imported records may contain anything. */
export function addressIn(record: ReviewedRecord): string | undefined {
  const given = [record['email'], record['contactEmail']].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  const address = typeof given === 'string' ? given.trim() : '';
  return address.length <= 254 && isEmailAddress(address) ? address : undefined;
}

/** The language of the sender, as far as a form, its consent or a profile tells it. */
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

/** Visitors are welcomed first and asked later how they are; all others get an answer. */
const visitors: readonly RecordKind[] = ['firstTimer', 'secondTimer', 'newBeliever'];

/** @param times the number of earlier contacts with the person */
export function chooseEmailTemplate(kind: RecordKind, times: number): EmailTemplate {
  if (!visitors.includes(kind)) return 'answer';
  return times === 0 ? 'welcome' : 'check-in';
}
