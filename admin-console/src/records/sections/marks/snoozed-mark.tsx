import { useContext, useSyncExternalStore } from 'react';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { LineIcon } from '../../../base/line-icon';
import { getCurrentMinute, subscribeToMinutes } from '../../../session/live/minute-clock';
import type { RowMark } from '../../duplicates/row-marks';
import { getRecordId } from '../../review/store/open-record';
import { reviewMarkTexts } from './review-marks.texts';
import styles from './review-marks.module.css';
import { RowReviewsContext } from './row-reviews';

/** An icon beside the Status of a record that is put off; it goes with the time that is over. */
export const SnoozedMark: RowMark = ({ row }) => {
  const until = useContext(RowReviewsContext).reviews.get(
    getRecordId(row.record) ?? '',
  )?.snoozedUntil;
  return until ? <Snoozed until={until} /> : null;
};

function Snoozed({ until }: { readonly until: string }) {
  const isOver = useSyncExternalStore(
    subscribeToMinutes,
    () => Date.parse(until) <= getCurrentMinute(),
  );
  if (isOver) return null;
  const label = reviewMarkTexts.snoozedUntil(innsbruckTime(until) ?? '');
  return (
    <span role="img" aria-label={label} title={label} className={styles.snoozed}>
      <LineIcon size={16} path="M8 14A5.5 5.5 0 1 1 8 3a5.5 5.5 0 0 1 0 11zM8 5.5v3l2 1.5" />
    </span>
  );
}
