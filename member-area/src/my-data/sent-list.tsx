import { locale } from 'contract/language';
import type { ShownRecord } from 'contract/my-data-reader';
import { Fact, Facts } from '../frame/facts';
import { myDataTexts as words } from './my-data.texts';
import { sentChoiceTexts, sentFieldTexts, sentKindTexts } from './sent-field.texts';
import type { SentField } from './sent-field.texts';

/** What was sent, its state and what was agreed to, as label and value. */
export const SentList = ({ record }: { readonly record: ShownRecord }) => (
  <Facts>
    <Fact label={words.about}>{wordOf(sentKindTexts, record.kind)}</Fact>
    <Fact label={words.sent}>{writeTime(record.createdAt)}</Fact>
    <Fact label={words.state}>{words.states[record.state]}</Fact>
    {Object.entries(record.fields).map(([name, value]) => (
      <Fact key={name} label={wordOf(sentFieldTexts, name)}>
        {writeValue(name, value)}
      </Fact>
    ))}
    <Fact label={words.consent}>{sayConsent(record.consent)}</Fact>
    {record.erasure && (
      <Fact label={words.erasure}>
        {words.asked(writeTime(record.erasure.askedAt), writeDay(record.erasure.dueAt))}
      </Fact>
    )}
  </Facts>
);

const chosen: readonly string[] = ['category', 'requestType', 'minister'] satisfies SentField[];
const days: readonly string[] = [
  'dateOfBirth',
  'dedicationDate',
  'weddingDate',
  'previousVisitDate',
] satisfies SentField[];

function writeValue(name: string, value: string | number): string {
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if (chosen.includes(name)) return wordOf(sentChoiceTexts, value);
  // A day without a time is read as UTC, and would be the day before in the west.
  return days.includes(name) ? writeDay(value, 'UTC') : value;
}

/** A newer server may name what this page has no word for: it is shown as it is. */
export const wordOf = (table: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? name;

function sayConsent(consent: ShownRecord['consent']): string {
  if (consent === undefined) return words.noConsent;
  const given = words.given(writeTime(consent.givenAt));
  const { withdrawnAt } = consent;
  return withdrawnAt === undefined ? given : `${given} ${words.withdrawn(writeTime(withdrawnAt))}`;
}

const church = 'Europe/Vienna';

export const writeTime = (time: string): string =>
  write(time, { dateStyle: 'long', timeStyle: 'short', timeZone: church });

const writeDay = (time: string, timeZone = church): string =>
  write(time, { dateStyle: 'long', timeZone });

/** In the words of the page's language; a text that is no time, as it is. */
function write(text: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime())
    ? text
    : new Intl.DateTimeFormat(locale, options).format(time);
}
