import Button from '@mui/material/Button';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { recordEmail } from 'contract/record-identity';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import { SentFields } from '../review/panel/sent-fields';
import { quarantineTexts } from './quarantine.texts';
import styles from './quarantine-view.module.css';
import { getRecordName } from './use-release';
import type { Releasing } from './use-release';

interface QuarantinedRecordsProps {
  /** At least one record. */
  readonly records: readonly QuarantinedRecord[];
  readonly title: string;
  readonly releasing: Releasing;
  /** Whether to show each record's reason, because the reasons differ. */
  readonly showsReasons?: boolean;
}

/** Records in quarantine, with buttons to release one or all. */
export function QuarantinedRecords(props: QuarantinedRecordsProps) {
  const { records, title, releasing, showsReasons = false } = props;
  return (
    <>
      {records.length > 1 && <ReleaseAll about={title} records={records} releasing={releasing} />}
      <ul className={styles.list}>
        {records.map((quarantined) => (
          <Entry
            key={quarantined.record._id}
            quarantined={quarantined}
            reason={showsReasons ? quarantineTexts.reasons[quarantined.reason].text : undefined}
            onRelease={() => releasing.release(quarantined)}
          />
        ))}
      </ul>
    </>
  );
}

interface ReleaseAllProps extends Pick<QuarantinedRecordsProps, 'records' | 'releasing'> {
  readonly about: string;
}

/** Asks for confirmation, because a release cannot be undone. */
export const ReleaseAll = ({ about, records, releasing }: ReleaseAllProps) => (
  <div className={styles.tools}>
    <ConfirmedButton
      name={quarantineTexts.releaseAll(records.length)}
      about={about}
      question={quarantineTexts.askReleaseAll(records.length)}
      onConfirm={() => releasing.releaseAll(records)}
    />
  </div>
);

interface EntryProps {
  readonly quarantined: QuarantinedRecord;
  readonly reason: string | undefined;
  readonly onRelease: () => void;
}

function Entry({ quarantined, reason, onRelease }: EntryProps) {
  const { record } = quarantined;
  const about = [innsbruckTime(record.createdAt), recordEmail(record)];
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>{getRecordName(quarantined)}</p>
          <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        </div>
        <Button
          variant="outlined"
          aria-label={quarantineTexts.release(getRecordName(quarantined))}
          onClick={onRelease}
        >
          {quarantineTexts.releaseShort}
        </Button>
      </div>
      {reason && <p>{reason}</p>}
      <details>
        <summary className={styles.summary}>{quarantineTexts.show}</summary>
        <SentFields record={record} />
      </details>
    </li>
  );
}
