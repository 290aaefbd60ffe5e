import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { submissions } from 'contract/submissions';
import { translate } from '../language/language';
import type { Language } from '../language/language';
import type { FormDefinition, FormLabels } from './form-definition';
import { FormThanks } from './form-parts';
import { resultMessages } from './result-messages';
import styles from './thanks.module.css';

interface ThanksProps {
  readonly definition: FormDefinition;
  readonly language: Language;
  /** What the thanks repeat of what was sent. */
  readonly receipt?: ReactNode;
  /** Whether staff look at it before the public does. */
  readonly awaitsApproval: boolean;
}

const textId = 'next-text';

/** What a form says that was taken. The focus is on its first words, and what happens next is read with them. */
export function Thanks({ receipt, awaitsApproval, ...form }: ThanksProps) {
  const labels: FormLabels = translate(form.definition.labels, form.language);
  return (
    <div>
      <FormThanks tone="success" announce={form.definition.announce} describedBy={textId}>
        {labels.success}
      </FormThanks>
      {receipt}
      {awaitsApproval && labels.awaitsApproval && <p>{labels.awaitsApproval}</p>}
      <WhatNext {...form} />
    </div>
  );
}

/** What the church does now and by when, and where to go from here. */
export function WhatNext({ definition, language }: Pick<ThanksProps, 'definition' | 'language'>) {
  const messages = translate(resultMessages, language);
  const { next }: FormLabels = translate(definition.labels, language);
  return (
    <section className={styles.next}>
      <h2>{messages.next}</h2>
      <p id={textId}>{next.text}</p>
      <ul>
        {next.links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {definition.onSuccess === 'replace' && (
          <li>
            <FormAgain definition={definition}>{messages.again}</FormAgain>
          </li>
        )}
      </ul>
    </section>
  );
}

interface FormAgainProps {
  readonly definition: FormDefinition;
  readonly children: string;
}

/** Loads the document anew, because the page's own form has given way; in the same language where it is the same page. */
function FormAgain({ definition, children }: FormAgainProps) {
  const { page } = submissions[definition.submission];
  const { pathname, search } = useLocation();
  return <a href={pathname === page ? page + search : page}>{children}</a>;
}
