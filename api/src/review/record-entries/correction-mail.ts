import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import * as processingTexts from 'contract/privacy/processing.texts';
import { emailLengths } from 'contract/contact-history-requests';
import { firstLanguage, languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { recordMailLimit, staffMailLimit } from '../../http/rate-limit/rate-limits';
import { inEveryLanguage } from '../../mail/in-every-language';
import { OutboxRepository } from '../../mail/outbox-repository';
import { ownName } from '../../staff/own-account/staff-profile-repository';
import type { Tables } from '../../storage/tables/tables';
import { ContactHistoryRepository } from '../contact-history/contact-history-repository';
import { frameText, languageIn, nameIn } from '../contact-history/email-drafts';
import * as english from './correction-mail.texts';

const textsIn = inEveryLanguage(
  english,
  (code) =>
    import(`../../../../locales/${code}/api/review/record-entries/correction-mail.texts.ts`),
);
const wordsIn = inEveryLanguage(
  processingTexts,
  (code) => import(`../../../../locales/${code}/contract/privacy/processing.texts.ts`),
);

/** What an email about a correction needs beside the record. */
export interface CorrectionMail {
  readonly language: Language;
  /** The name of the staff member; '' until they set it. */
  readonly writer: string;
  readonly church: string;
}

interface MailedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly adminId: string;
}

/** Throws an HttpError (429) if the staff member has sent too many emails. */
export const consumeStaffMail = (
  { rateLimits }: Pick<FastifyInstance, 'rateLimits'>,
  adminId: string,
): Promise<void> =>
  consumeBudget(rateLimits, adminId, staffMailLimit, {
    message: 'You have written many e-mails in a short time.',
  });

/** Prepares the email before the transaction of the correction. Throws an HttpError (429) after too many emails. */
export async function prepareCorrectionMail(
  { database, church, rateLimits }: FastifyInstance,
  { kind, id, adminId }: MailedRecord,
): Promise<CorrectionMail> {
  await consumeStaffMail({ rateLimits }, adminId);
  await consumeBudget(rateLimits, `${kind} ${id}`, recordMailLimit, {
    message: 'This person has got several e-mails from here today.',
  });
  const language = (await languageIn(database, kind, id)) ?? firstLanguage;
  const { name } = await church.read(language);
  return { language, church: name, writer: (await ownName(database, adminId)) ?? '' };
}

/** Writes the email. It names no value, because the reader may be a stranger. */
export async function writeCorrectionMail(
  kind: RecordKind,
  record: ReviewedRecord,
  { language, church, writer }: CorrectionMail,
) {
  const { correctionMailTexts: texts } = await textsIn(language);
  const { kinds } = (await wordsIn(language)).processingWords;
  const day = new Date(record.createdAt).toLocaleDateString(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Vienna',
  });
  const letter = { writer, church, reader: nameIn(record) };
  const text = await frameText(texts.text(kinds[kind], day), language, letter);
  return { language, subject: texts.subject(church).slice(0, emailLengths.subject), text };
}

/** Queues the email and adds it to the contact history. */
export async function queueCorrectionMail(
  { now, makeId }: Pick<FastifyInstance, 'now' | 'makeId'>,
  transaction: Transaction<Tables>,
  {
    kind,
    record,
    address,
    adminId,
    mail,
  }: {
    readonly kind: RecordKind;
    readonly record: ReviewedRecord;
    readonly address: string;
    readonly adminId: string;
    readonly mail: CorrectionMail;
  },
): Promise<void> {
  const written = await writeCorrectionMail(kind, record, mail);
  const entry = await new ContactHistoryRepository(transaction, now).add(makeId, {
    ...{ kind, recordId: record._id, adminId, key: randomBytes(16).toString('hex') },
    ...{ way: 'mail', template: 'blank', mail: { address, ...written } },
  });
  if (entry === undefined) return;
  const outbox = new OutboxRepository(transaction, now, makeId);
  await outbox.add('letter', address, entry, written.language);
}
