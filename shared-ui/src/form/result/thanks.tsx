import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { QuarantineAnswer } from 'contract/receipts';
import type { FormDefinition } from '../form-definition';
import styles from '../form.module.css';
import { FormThanks } from '../form-parts';
import { loadWhatNext, loadedWhatNext } from './load-what-next';
import type { SentResponse } from '../../http/send';
import { quarantined } from './quarantined.texts';

/** Id of the next steps, to which `aria-describedby` of the thank-you message refers. */
const nextTextId = 'next-text';

interface ThanksProps {
  readonly definition: FormDefinition;
  /** Content that the thank-you message repeats from the form. */
  readonly receipt?: ReactNode;
  /** Content below the message, whether or not the form is in quarantine. */
  readonly help?: ReactNode;
  /** Whether staff review the text before it is public. */
  readonly awaitsApproval?: boolean;
  /** The message in place of the thanks if the form is in quarantine. */
  readonly waits?: QuarantineAnswer | undefined;
  readonly response?: SentResponse<unknown> | undefined;
}

/** The success message of a form. It takes the focus, and the next steps are read as its description. */
export function Thanks({
  definition,
  receipt,
  help,
  awaitsApproval,
  waits,
  response,
}: ThanksProps) {
  const rest = useWhatNext();
  const { labels } = definition;
  return (
    <div>
      <FormThanks tone="success" announce={definition.announce} describedBy={nextTextId}>
        {waits ? quarantined[waits] : labels.success}
      </FormThanks>
      {!waits && receipt}
      {awaitsApproval && labels.awaitsApproval && (
        <p className={styles.besideThanks}>{labels.awaitsApproval}</p>
      )}
      {help}
      {rest && (
        <rest.WhatNext
          definition={definition}
          waits={waits !== undefined}
          textId={nextTextId}
          response={response}
        />
      )}
    </div>
  );
}

/** Usually loaded already, while the visitor typed. */
function useWhatNext() {
  const [rest, setRest] = useState(loadedWhatNext);
  useEffect(() => {
    void loadWhatNext().then(setRest);
  }, []);
  return rest;
}
