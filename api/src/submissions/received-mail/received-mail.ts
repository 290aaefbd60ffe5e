import type { FastifyInstance } from 'fastify';
import * as processingTexts from 'contract/privacy/processing.texts';
import { firstLanguage, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { SubmissionName } from 'contract/submissions';
import { findPublishedProgram } from '../../content/published-program';
import { inEveryLanguage } from '../../mail/in-every-language';
import { loadMailText } from '../../content/mail-texts/mail-text';
import { writeTextMail } from '../../content/mail-texts/write-text-mail';
import type { Mail } from '../../mail/mail-transport';
import type { Composer } from '../../mail/mailer';
import type { DueMail } from '../../mail/outbox-repository';
import { isListed, submissionBody } from '../../storage/records/record-source';
import * as english from './received-mail.texts';
import { isConfirmed } from './is-confirmed';
import { writeUnderstood } from './understood';

const textsIn = inEveryLanguage(
  english,
  (code) =>
    import(`../../../../locales/${code}/api/submissions/received-mail/received-mail.texts.ts`),
);
const wordsIn = inEveryLanguage(
  processingTexts,
  (code) => import(`../../../../locales/${code}/contract/privacy/processing.texts.ts`),
);

type ComposedWith = Pick<FastifyInstance, 'database' | 'now' | 'siteOrigin'>;

interface SentForm {
  readonly kind: string;
  readonly body: string;
  readonly created_at: string;
}

/**
 * Composes the email that tells the sender of a form that it arrived and what was understood (decision 85). It has no
 * recipient if the form is removed, confidential or in quarantine by now.
 */
export const makeReceivedComposer =
  (app: ComposedWith): Composer =>
  async (due) => {
    const form = await app.database
      .selectFrom('submissions')
      .select(['kind', submissionBody.as('body'), 'created_at'])
      .where('id', '=', due.profileId)
      .where(isListed('submissions'))
      .executeTakeFirst();
    if (form === undefined) return undefined;
    if (!(await isConfirmed(app, form.kind as SubmissionName))) return undefined;
    return { purpose: 'received', write: () => compose(app, due, form) };
  };

/** Writes the lines about a form of this moment, for a preview. */
export async function writeSampleUnderstood(language: Language, now: Date): Promise<string> {
  const { receivedMailTexts: texts } = await textsIn(language);
  const { contact: kind } = (await wordsIn(language)).processingWords.kinds;
  return writeUnderstood({ kind, createdAt: now.toISOString(), body: {} }, language, texts);
}

async function compose(
  { database, now, siteOrigin }: ComposedWith,
  due: DueMail,
  { kind, body: stored, created_at: createdAt }: SentForm,
): Promise<Mail> {
  const wanted: Language = due.language ?? firstLanguage;
  const told = await loadMailText(database, 'received', wanted);
  const { language } = told;
  const { receivedMailTexts: texts } = await textsIn(language);
  const { kinds } = (await wordsIn(language)).processingWords;
  const body = JSON.parse(stored) as Readonly<Record<string, unknown>>;
  const asked = { language, now: now(), origin: siteOrigin() };
  const program = await findPublishedProgram(database, body['program'], asked);
  const form = { kind: kinds[kind as SubmissionName], createdAt, body, program };
  const event = program?.event;
  const lines = writeUnderstood(form, language, texts);
  const mail = await writeTextMail('received', told, {
    to: due.recipient,
    understood: event ? `${lines}\n\n${texts.hasEvent}` : lines,
    action: program?.page && texts.aboutProgram,
    link: siteOrigin() + pathIn(wanted, program?.page ?? '/more/visit'),
  });
  return { ...mail, ...(event && { event }) };
}
