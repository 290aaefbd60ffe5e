import { useContext } from 'react';
import { LineIcon } from '../../../base/line-icon';
import type { RowMark } from '../../duplicates/row-marks';
import { getRecordId } from '../../review/store/open-record';
import { reviewMarkTexts } from './review-marks.texts';
import styles from './review-marks.module.css';
import { RowReviewsContext } from './row-reviews';

/** An icon beside the Status of a record that staff call urgent, or that may be and staff have not said otherwise. */
export const UrgentMark: RowMark = ({ row }) => {
  const { reviews, suggestions } = useContext(RowReviewsContext);
  const recordId = getRecordId(row.record) ?? '';
  const chosen = reviews.get(recordId)?.urgency;
  const reason = suggestions.get(recordId);
  if (chosen === 'normal' || (!chosen && !reason)) return null;
  const { urgent, mayBeUrgent, reasons } = reviewMarkTexts;
  const label = chosen || !reason ? urgent : mayBeUrgent(reasons[reason]);
  return (
    <span role="img" aria-label={label} title={label} className={styles.urgent}>
      <LineIcon size={16} path="M8 2.5v6.5M8 12.6v.4" />
    </span>
  );
};
