import { useEffect, useRef, useState } from 'react';
import type { Enrolment } from 'contract/my-account-requests';
import { Button } from 'shared-ui/button';
import { FormThanks } from 'shared-ui/form-parts';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { AddFactor } from './add-factor';
import { enrolmentTexts } from './enrolment.texts';
import styles from './enrolment.module.css';
import { RecoveryCodes } from './recovery-codes';

interface EnrolmentPageProps {
  /** Leaves the page; resolves to whether that was possible. */
  readonly onDone: () => Promise<boolean>;
}

/** Replaces the whole console while the account needs a second factor and has none. */
export function EnrolmentPage({ onDone }: EnrolmentPageProps) {
  const [enrolled, setEnrolled] = useState<Enrolment>();
  const [isKept, setIsKept] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { outcome, say } = useOutcome();
  const goOn = async () => {
    if (!(await onDone())) say('error', enrolmentTexts.notGoneOn);
  };
  const codes = isKept ? undefined : enrolled?.recoveryCodes;
  return (
    <div className={styles.page}>
      <title>{enrolmentTexts.title}</title>
      <h1 ref={title} tabIndex={-1}>
        {enrolmentTexts.title}
      </h1>
      {!enrolled && (
        <>
          <p>{enrolmentTexts.intro}</p>
          <AddFactor onAdded={setEnrolled} />
        </>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setIsKept(true)} />}
      {enrolled && !codes && (
        <>
          <FormThanks tone="success">{enrolmentTexts.done}</FormThanks>
          <p>
            <Button onClick={() => void goOn()}>{enrolmentTexts.goOn}</Button>
          </p>
          <OutcomeMessage outcome={outcome} />
        </>
      )}
    </div>
  );
}
