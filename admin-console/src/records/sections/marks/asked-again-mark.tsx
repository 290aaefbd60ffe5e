import { useContext, useSyncExternalStore } from 'react';
import type { AdminRecord } from '../../../base/model/admin-record';
import { receivedField } from '../../../base/model/record-fields';
import { recordName } from 'contract/record-identity';
import { recordAge } from '../../../base/model/record-age';
import { ageTexts } from '../../../base/model/record-age.texts';
import { LineIcon } from '../../../base/line-icon';
import { stopGridKeys } from '../../../base/parts/stop-grid-keys';
import { getCurrentMinute, subscribeToMinutes } from '../../../session/live/minute-clock';
import type { RowMark } from '../../duplicates/row-marks';
import { RecordOpeningContext, getRecordId } from '../../review/store/open-record';
import { reviewTexts } from '../../review/store/review.texts';
import { reviewMarkTexts } from './review-marks.texts';
import styles from './review-marks.module.css';
import { RowReviewsContext } from './row-reviews';

/** A button beside the Status of a record that was sent again since; it opens the newest open repeat, which is hidden. */
export const AskedAgainMark: RowMark = ({ row, tabIndex }) => {
  const repeat = useContext(RowReviewsContext).askedAgain.get(row.record)?.at(-1);
  return repeat && <AskedAgain repeat={repeat.record} tabIndex={tabIndex} />;
};

interface AskedAgainProps {
  readonly repeat: AdminRecord;
  readonly tabIndex: 0 | -1;
}

function AskedAgain({ repeat, tabIndex }: AskedAgainProps) {
  const opening = useContext(RecordOpeningContext);
  const age = useSyncExternalStore(subscribeToMinutes, () =>
    recordAge(repeat[receivedField], getCurrentMinute()),
  );
  const recordId = getRecordId(repeat);
  if (recordId === undefined) return null;
  const { askedAgain, askedAgainNow } = reviewMarkTexts;
  const label = age === undefined || age === ageTexts.now ? askedAgainNow : askedAgain(age);
  return (
    <button
      type="button"
      className={styles.again}
      aria-label={`${recordName(repeat) || reviewTexts.nameless}: ${label}`}
      title={label}
      data-ago={age}
      tabIndex={tabIndex}
      onClick={() => opening?.open(recordId)}
      onKeyDown={stopGridKeys}
    >
      <AskedAgainIcon />
    </button>
  );
}

/** A speech bubble with an arrow back. */
export const AskedAgainIcon = () => (
  <LineIcon size={16} path="M2.5 3h11v8H8l-3 2.5V11H2.5zM9.5 8.5v-2H6M7.2 5.2 5.8 6.5l1.4 1.3" />
);
