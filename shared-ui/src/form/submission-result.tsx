import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { BodySchema } from 'contract/field';
import { awaitsApprovalId, submissions } from 'contract/submissions';
import type { Language } from '../language/language';
import { translate } from '../language/language';
import { Message } from '../message/message';
import { describeFault } from './describe-fault';
import { clearDraft } from './draft';
import { findNeed } from './field-fault';
import type { FieldBehaviour, FormDefinition, FormLabels } from './form-definition';
import { resultMessages } from './result-messages';
import styles from './submission-result.module.css';
import { WhatNext } from './what-next';
import { formMessages } from './translated-form-messages';

interface ResultProps {
  readonly definition: FormDefinition;
  readonly language?: Language;
}

interface SentResultProps extends ResultProps {
  /** What the thanks repeat of what was sent. */
  readonly receipt?: ReactNode;
}

/** The thanks for a form that was sent without JavaScript. */
export function SentResult({ definition, language = 'en', receipt }: SentResultProps) {
  const { submission } = definition;
  const labels: FormLabels = translate(definition.labels, language);
  useEffect(() => clearDraft(submission), [submission]);
  return (
    <>
      <div className={styles.thanks}>
        <Message tone="success">{labels.success}</Message>
      </div>
      {receipt}
      {labels.awaitsApproval && (
        <p id={awaitsApprovalId} className={styles.waits}>
          {labels.awaitsApproval}
        </p>
      )}
      <WhatNext definition={definition} language={language} />
    </>
  );
}

/**
 * What to do about a form that could not be taken. The address's fragment names the faulty field, whose line is
 * then marked, or `office` where the server could not store it.
 */
export function NotSentResult({ definition, language = 'en' }: ResultProps) {
  const messages = translate(resultMessages, language);
  return (
    <div className={styles.result}>
      <div id="office" className={styles.office}>
        <Message tone="error">{messages.office}</Message>
      </div>
      <p>{messages.goBack}</p>
      <section className={styles.needs} aria-labelledby="needs">
        <h2 id="needs">{messages.needs}</h2>
        <dl>
          <FieldNeeds definition={definition} language={language} />
        </dl>
      </section>
    </div>
  );
}

function FieldNeeds({ definition, language }: Required<ResultProps>) {
  const schema: BodySchema = submissions[definition.submission].body;
  const labels: FormLabels = translate(definition.labels, language);
  const messages = translate(formMessages, language);
  const { required } = translate(resultMessages, language);
  return Object.entries<FieldBehaviour>(definition.fields).map(([name, { choices }]) => {
    const field = schema.properties[name];
    const fieldLabels = labels.fields[name];
    if (!field || !fieldLabels) return null;
    const isRequired = schema.required.includes(name);
    const need = choices ? 'unchosen' : findNeed(field);
    return (
      <div key={name} id={name} className={styles.need}>
        <dt>{fieldLabels.label}</dt>
        <dd>
          {isRequired ? required : messages.optional}{' '}
          {(isRequired || need !== 'missing') &&
            describeFault(need, { labels: fieldLabels, schema: field }, messages)}
        </dd>
      </div>
    );
  });
}
