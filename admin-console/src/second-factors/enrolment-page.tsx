import { useEffect, useRef, useState } from 'react';
import type { Enrolment } from 'contract/staff-security';
import { Button } from 'shared-ui/button';
import { FormThanks } from 'shared-ui/form-parts';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { AddFactor } from './add-factor';
import { enrolmentLabels } from './enrolment-labels';
import styles from './enrolment.module.css';
import { RecoveryCodes } from './recovery-codes';

/** In place of everything while the account needs a second factor and has none. `onDone` hears when it may go on. */
export function EnrolmentPage({ onDone }: { readonly onDone: () => void }) {
  const labels = translate(enrolmentLabels, consoleLanguage);
  const [enrolled, setEnrolled] = useState<Enrolment>();
  const [isKept, setIsKept] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const codes = isKept ? undefined : enrolled?.recoveryCodes;
  return (
    <div className={styles.page}>
      <title>{labels.title}</title>
      <h1 ref={title} tabIndex={-1}>
        {labels.title}
      </h1>
      {!enrolled && (
        <>
          <p>{labels.intro}</p>
          <AddFactor onAdded={setEnrolled} />
        </>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setIsKept(true)} />}
      {enrolled && !codes && (
        <>
          <FormThanks tone="success">{labels.done}</FormThanks>
          <p>
            <Button onClick={onDone}>{labels.goOn}</Button>
          </p>
        </>
      )}
    </div>
  );
}
