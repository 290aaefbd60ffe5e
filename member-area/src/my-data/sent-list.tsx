import type { ReactNode } from 'react';
import { locale } from 'contract/language';
import type { SentRecord } from 'contract/my-data-requests';
import facts from '../frame/facts.module.css';
import { myDataTexts as words } from './my-data.texts';
import { sentChoiceTexts, sentFieldTexts, sentKindTexts } from './sent-field.texts';
import type { SentField } from './sent-field.texts';
import { getLabel, writeDay, writeTime } from './sent-words';

/** The sent fields, the state and the consent of a record, as labels and values. */
export const SentList = ({ record }: { readonly record: SentRecord }) => (
  <dl>
    <Entry label={words.about}>{getLabel(sentKindTexts, record.kind)}</Entry>
    <Entry label={words.sent}>{writeTime(record.createdAt)}</Entry>
    <Entry label={words.state}>{words.states[record.state]}</Entry>
    {Object.entries(record.fields).map(([name, value]) => (
      <Entry key={name} label={getLabel(sentFieldTexts, name)}>
        {writeValue(name, value)}
      </Entry>
    ))}
    <Entry label={words.consent}>{sayConsent(record.consent)}</Entry>
    {record.erasure && (
      <Entry label={words.erasure}>
        {words.asked(writeTime(record.erasure.askedAt), writeDay(record.erasure.dueAt))}
      </Entry>
    )}
  </dl>
);

const Entry = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={facts.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
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
  if (chosen.includes(name)) return getLabel(sentChoiceTexts, value);
  // A date without a time is parsed as UTC; local time would show the day before in the west.
  return days.includes(name) ? writeDay(value, 'UTC') : value;
}

function sayConsent(consent: SentRecord['consent']): string {
  if (consent === undefined) return words.noConsent;
  const given = words.given(writeTime(consent.givenAt));
  const { withdrawnAt } = consent;
  return withdrawnAt === undefined ? given : `${given} ${words.withdrawn(writeTime(withdrawnAt))}`;
}
