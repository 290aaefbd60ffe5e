import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { QuarantinedRecord } from 'contract/quarantine-requests';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { recordEmail } from 'contract/record-identity';
import { getPersonSearches, personSearchAddress } from '../../base/model/person-search-address';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import { bulkTexts } from '../bulk/bulk.texts';
import { RecordTimes, SentFields } from '../review/panel/sent-fields';
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
            isSelected={releasing.selection.ids.has(quarantined.record._id)}
            onSelect={(isRange) => releasing.selection.toggle(quarantined.record._id, isRange)}
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

interface ReleaseSelectedProps extends Pick<QuarantinedRecordsProps, 'records' | 'releasing'> {
  readonly about: string;
}

/** Releases the selected records; it stays in sight while the list is scrolled. */
export function ReleaseSelected({ about, records, releasing }: ReleaseSelectedProps) {
  const { ids, clear } = releasing.selection;
  const selected = records.filter(({ record }) => ids.has(record._id));
  return (
    <>
      {/* A live region must be in the page before its text, or screen readers may not announce it. */}
      <p role="status" className="visually-hidden">
        {selected.length > 0 && bulkTexts.selected(selected.length)}
      </p>
      {selected.length > 0 && (
        <section aria-label={bulkTexts.bar} className={styles.selected}>
          <ConfirmedButton
            name={quarantineTexts.releaseSelected(selected.length)}
            about={about}
            question={quarantineTexts.askReleaseAll(selected.length)}
            onConfirm={() => releasing.releaseAll(selected)}
          />
          <Button onClick={clear}>{bulkTexts.clear}</Button>
        </section>
      )}
    </>
  );
}

interface EntryProps {
  readonly quarantined: QuarantinedRecord;
  readonly reason: string | undefined;
  readonly isSelected: boolean;
  /** @param isRange whether all from the last one are meant */
  readonly onSelect: (isRange: boolean) => void;
  readonly onRelease: () => void;
}

function Entry({ quarantined, reason, isSelected, onSelect, onRelease }: EntryProps) {
  const { record } = quarantined;
  // What is in quarantine belongs to no person yet, so that its name leads to the search for the person.
  const searches = getPersonSearches(record);
  const about = [innsbruckTime(record.createdAt), recordEmail(record)];
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            aria-label={bulkTexts.select(getRecordName(quarantined))}
            checked={isSelected}
            onChange={() => undefined}
            // Only a click says whether Shift is pressed; the space bar makes one, too.
            onClick={({ shiftKey }) => onSelect(shiftKey)}
          />
        </label>
        <div className={styles.who}>
          <p className={styles.name}>
            {searches.length > 0 ? (
              <Link to={personSearchAddress(...searches)}>{getRecordName(quarantined)}</Link>
            ) : (
              getRecordName(quarantined)
            )}
          </p>
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
        <SentFields kind={quarantined.kind} record={record} />
        <RecordTimes record={record} />
      </details>
    </li>
  );
}
