import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { isDateFormat } from 'contract/date-range';
import type { DateFormat } from 'contract/date-range';
import type { BodySchema, FieldSchema } from 'contract/field';
import { locale } from 'contract/language';
import { quarantineAnswers } from 'contract/receipts';
import { awaitsApprovalId, submissions } from 'contract/submissions';
import { Message } from '../../message/message';
import { describeFieldError } from '../describe-field-error';
import { clearDraft } from '../draft';
import { findRequiredError } from '../find-field-error';
import type { FieldErrorKind } from '../find-field-error';
import type { FieldBehaviour, FormDefinition } from '../form-definition';
import { optional } from '../fields/optional.texts';
import { quarantined } from './quarantined.texts';
import { resultMessages } from './result-messages.texts';
import styles from '../submission-result.module.css';
import { WaitingReceipt } from './waiting-receipt';
import { WhatNext } from './what-next';

interface ResultProps {
  readonly definition: FormDefinition;
}

interface SentResultProps extends ResultProps {
  /** Content that the thank-you message repeats from the form. */
  readonly receipt?: ReactNode;
  /** Content below the message, whether or not the form is in quarantine. */
  readonly help?: ReactNode;
}

/**
 * The thank-you message for a form that was sent without JavaScript, or, if the URL's fragment names it, the message
 * about quarantine.
 */
export function SentResult({ definition, receipt, help }: SentResultProps) {
  const { submission, labels } = definition;
  useEffect(() => clearDraft(submission), [submission]);
  return (
    <>
      {quarantineAnswers.map((answer) => (
        <div key={answer} id={answer} className={styles.quarantined}>
          <Message tone="success" announce="focus">
            {quarantined[answer]}
          </Message>
          <p>{resultMessages.quarantined}</p>
        </div>
      ))}
      <div className={styles.listed}>
        <div className={styles.thanks}>
          <Message tone="success">{labels.success}</Message>
        </div>
        {receipt}
        {labels.awaitsApproval && (
          <p id={awaitsApprovalId} className={styles.waits}>
            {labels.awaitsApproval}
          </p>
        )}
        <WhatNext definition={definition} />
      </div>
      {help}
      <WaitingReceipt />
    </>
  );
}

/**
 * The error message for a form that was sent without JavaScript. The URL's fragment names the invalid field, whose line
 * is then highlighted, or `office` if the server could not store it.
 */
export function NotSentResult({ definition }: ResultProps) {
  return (
    <div className={styles.result}>
      <div id="office" className={styles.office}>
        <Message tone="error">{resultMessages.office}</Message>
      </div>
      <p>{resultMessages.goBack}</p>
      <section className={styles.needs} aria-labelledby="needs">
        <h2 id="needs">{resultMessages.needs}</h2>
        <dl>
          <FieldNeeds definition={definition} />
        </dl>
      </section>
    </div>
  );
}

/** Describes the limits that the control does not enforce: the length of a text and the range of a date. */
function describeBounds(field: FieldSchema): string | undefined {
  if (!('format' in field)) return undefined;
  if (isDateFormat(field.format))
    return dateFaults[field.format]
      .map((error) => describeFieldError(error, { labels: { label: '' }, schema: field }))
      .join(' ');
  return resultMessages.atMost(field.maxLength.toLocaleString(locale, { useGrouping: 'min2' }));
}

const dateFaults: Readonly<Record<DateFormat, readonly FieldErrorKind[]>> = {
  date: [],
  'past-date': ['tooEarly', 'future'],
  'near-date': ['farOff'],
};

function FieldNeeds({ definition }: ResultProps) {
  const schema: BodySchema = submissions[definition.submission].body;
  return Object.entries<FieldBehaviour>(definition.fields).map(([name, { choices }]) => {
    const field = schema.properties[name];
    const fieldLabels = definition.labels.fields[name];
    if (!field || !fieldLabels) return null;
    const isRequired = schema.required.includes(name);
    const need = choices ? 'unchosen' : findRequiredError(field);
    return (
      <div key={name} id={name} className={styles.need}>
        <dt>{fieldLabels.label}</dt>
        <dd>
          {isRequired ? resultMessages.required : optional}{' '}
          {(isRequired || need !== 'missing') &&
            describeFieldError(need, { labels: fieldLabels, schema: field })}{' '}
          {!choices && describeBounds(field)}
        </dd>
      </div>
    );
  });
}
