import { Link } from 'react-router-dom';
import { retentionHoldEndpoint } from 'contract/retention';
import type { HeldRecord } from 'contract/retention';
import { sectionTitles } from '../model/fixed-texts';
import { innsbruckTime } from '../model/innsbruck-time';
import { recordAddress } from '../model/record-address';
import { AskedTwiceButton } from '../parts/asked-twice-button';
import { changeAsStaff } from './change-as-staff';
import { privacyTexts } from './privacy.texts';
import styles from './privacy.module.css';

interface HeldRecordsProps {
  readonly held: readonly HeldRecord[];
  readonly onChanged: () => void;
}

/** What staff hold, why, and until when. */
export function HeldRecords({ held, onChanged }: HeldRecordsProps) {
  const texts = privacyTexts.retention;
  const release = async ({ kind, _id }: HeldRecord) => {
    const path = retentionHoldEndpoint(kind, _id);
    const refusal = await changeAsStaff({ method: 'DELETE', path });
    if (!refusal) onChanged();
    return refusal;
  };
  return (
    <details open>
      <summary className={styles.summary}>{texts.held(held.length)}</summary>
      <ul className={styles.lines}>
        {held.map((record) => (
          <li key={record._id}>
            <Link to={recordAddress(record.kind, record._id)}>
              <span lang="en">{sectionTitles[record.kind]}</span> {record._id.slice(-12)}
            </Link>
            <span>
              {texts.heldUntil(innsbruckTime(record.until) ?? record.until, record.reason)}
            </span>
            <AskedTwiceButton
              name={texts.release}
              about={record._id.slice(-12)}
              question={texts.releaseQuestion}
              onConfirm={() => release(record)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
