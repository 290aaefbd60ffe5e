import { languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import type { PublishedProgram } from '../../content/published-program';
import type { UnderstoodField, receivedMailTexts } from './received-mail.texts';

export interface UnderstoodForm {
  /** The name of the form, in the language of the email. */
  readonly kind: string;
  readonly createdAt: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Absent if the form names no programme of the site. */
  readonly program?: PublishedProgram | undefined;
}

type Texts = typeof receivedMailTexts;

/**
 * Writes what was understood, one line each: form, time, days, an amount, a choice, and what the site publishes about a
 * programme. Names, free texts, addresses and dates of birth are left out: the reader may be a stranger.
 */
export function writeUnderstood(form: UnderstoodForm, language: Language, texts: Texts): string {
  const { body, program } = form;
  const { locale } = languages[language];
  const write: Readonly<Partial<Record<UnderstoodField, string | undefined>>> = {
    weddingDate: dayOf(body['weddingDate'], locale),
    dedicationDate: dayOf(body['dedicationDate'], locale),
    previousVisitDate: dayOf(body['previousVisitDate'], locale),
    amount: eurosOf(body['amount'], locale),
    program: program?.name,
    start: program && momentOf(innsbruckMoment(program.start), locale),
    place: program?.place,
    minister: answerOf(body['minister'], texts),
  };
  const fields = (Object.keys(write) as UnderstoodField[]).flatMap((field) => {
    const value = write[field];
    return value ? [texts.fields[field](value)] : [];
  });
  const sent = momentOf(new Date(form.createdAt), locale) ?? '';
  return [texts.form(form.kind), texts.sent(sent), ...fields].join('\n');
}

/** A value that is no date cannot be from the form. */
const dayOf = (value: unknown, locale: string) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? new Date(value).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
    : undefined;

const momentOf = (moment: Date | undefined, locale: string) =>
  moment?.toLocaleString(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Vienna',
  });

const eurosOf = (value: unknown, locale: string) =>
  typeof value === 'number'
    ? value.toLocaleString(locale, { style: 'currency', currency: 'EUR' })
    : undefined;

const answerOf = (value: unknown, { yes, no }: Texts) =>
  value === 'Yes' ? yes : value === 'No' ? no : undefined;
