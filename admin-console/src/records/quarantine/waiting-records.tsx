import { createContext, useContext, useState } from 'react';
import type { QuarantinedRecord, RecordKind } from 'contract/review';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { QuarantinedRecords } from './quarantined-records';
import { quarantineTexts } from './quarantine.texts';
import styles from './quarantine-view.module.css';
import type { Quarantine } from './use-quarantine';
import { useRelease } from './use-release';

/** What the user may release; absent where a section stands alone. */
export const QuarantineContext = createContext<Quarantine | undefined>(undefined);

/** What waits of a section, newest first. */
export const useWaiting = (kind: RecordKind): readonly QuarantinedRecord[] =>
  useContext(QuarantineContext)?.records.filter((quarantined) => quarantined.kind === kind) ?? [];

interface WaitingRecordsProps {
  readonly records: readonly QuarantinedRecord[];
  /** Of the table that they would stand in. */
  readonly title: string;
}

/** Says below a table that more wait in quarantine, and lets them in. */
export function WaitingRecords(props: WaitingRecordsProps) {
  const quarantine = useContext(QuarantineContext);
  return quarantine && <Waiting {...props} quarantine={quarantine} />;
}

function Waiting({
  records,
  title,
  quarantine,
}: WaitingRecordsProps & { readonly quarantine: Quarantine }) {
  const releasing = useRelease(quarantine);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OutcomeMessage outcome={releasing.outcome} />
      {records.length > 0 && (
        <details
          className={styles.waiting}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary className={styles.summary}>{quarantineTexts.waiting(records.length)}</summary>
          {isOpen && (
            <QuarantinedRecords
              records={records}
              title={title}
              releasing={releasing}
              showsReasons
            />
          )}
        </details>
      )}
    </>
  );
}

/** The same of a whole section. */
export const WaitingInSection = ({
  kind,
  title,
}: {
  readonly kind: RecordKind;
  readonly title: string;
}) => <WaitingRecords records={useWaiting(kind)} title={title} />;
