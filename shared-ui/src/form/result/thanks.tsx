import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { QuarantineAnswer } from 'contract/receipts';
import type { FormDefinition } from '../form-definition';
import styles from '../form.module.css';
import { FormThanks } from '../form-parts';
import { loadWhatNext, loadedWhatNext } from './load-what-next';
import type { TakenAnswer } from './receipt-code';
import { quarantined } from './quarantined.texts';

/** Of what happens next, which describes the thanks. */
const nextTextId = 'next-text';

interface ThanksProps {
  readonly definition: FormDefinition;
  /** What the thanks repeat of what was sent. */
  readonly receipt?: ReactNode;
  /** Whether staff look at it before the public does. */
  readonly awaitsApproval?: boolean;
  /** What its sender is told instead of the thanks, where it is in quarantine. */
  readonly waits?: QuarantineAnswer | undefined;
  readonly answer?: TakenAnswer | undefined;
}

/** What a form says that was taken. The focus is on its first words, and what happens next is read with them. */
export function Thanks({ definition, receipt, awaitsApproval, waits, answer }: ThanksProps) {
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
      {rest && (
        <rest.WhatNext
          definition={definition}
          waits={waits !== undefined}
          textId={nextTextId}
          answer={answer}
        />
      )}
    </div>
  );
}

/** Mostly there already: fetched while the visitor typed. */
function useWhatNext() {
  const [rest, setRest] = useState(loadedWhatNext);
  useEffect(() => {
    void loadWhatNext().then(setRest);
  }, []);
  return rest;
}
