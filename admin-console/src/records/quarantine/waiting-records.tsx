import { createContext, useContext, useState } from 'react';
import type { RecordKind } from 'contract/review';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { QuarantinedRecords, ReleaseSelected } from './quarantined-records';
import { quarantineTexts } from './quarantine.texts';
import styles from './quarantine-view.module.css';
import type { Quarantine } from './use-quarantine';
import { useRelease } from './use-release';

/** The quarantine that the user may release; absent where a section is rendered alone. */
export const QuarantineContext = createContext<Quarantine | undefined>(undefined);

/** The quarantined records of a section, newest first. */
export const useWaiting = (kind: RecordKind): readonly QuarantinedRecord[] =>
  useContext(QuarantineContext)?.records.filter((quarantined) => quarantined.kind === kind) ?? [];

interface WaitingRecordsProps {
  readonly records: readonly QuarantinedRecord[];
  readonly title: string;
}

/** A note below a table about its quarantined records, with a button to release them. */
export function WaitingRecords(props: WaitingRecordsProps) {
  const quarantine = useContext(QuarantineContext);
  return quarantine && <Waiting {...props} quarantine={quarantine} />;
}

function Waiting({
  records,
  title,
  quarantine,
}: WaitingRecordsProps & { readonly quarantine: Quarantine }) {
  const releasing = useRelease(
    quarantine,
    records.map(({ record }) => record._id),
  );
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
          {isOpen && <ReleaseSelected about={title} {...{ records, releasing }} />}
        </details>
      )}
    </>
  );
}

/** The quarantined records of a whole section. */
export const WaitingInSection = ({
  kind,
  title,
}: {
  readonly kind: RecordKind;
  readonly title: string;
}) => <WaitingRecords records={useWaiting(kind)} title={title} />;
