import { useContext } from 'react';
import type { UrgencyReason } from 'contract/review-requests';
import type { AdminRecord } from '../../../base/model/admin-record';
import { LineIcon } from '../../../base/line-icon';
import type { RowMark } from '../../duplicates/row-marks';
import { getRecordId } from '../../review/store/open-record';
import { reviewMarkTexts } from './review-marks.texts';
import styles from './review-marks.module.css';
import { RowReviewsContext } from './row-reviews';
import type { RowReviews } from './row-reviews';

/** Why a row is urgent: its record is, or an open repeat that hides behind it. */
export function getUrgency(
  record: AdminRecord,
  reviews: RowReviews,
): 'urgent' | UrgencyReason | undefined {
  const repeats = reviews.askedAgain.get(record) ?? [];
  const own = getOwnUrgency(record, reviews);
  return own ?? repeats.map((repeat) => getOwnUrgency(repeat.record, reviews)).find(Boolean);
}

/** Why a record is urgent: staff said so, or they have not said and something suggests it. */
function getOwnUrgency(
  record: AdminRecord,
  { reviews, suggestions }: Pick<RowReviews, 'reviews' | 'suggestions'>,
): 'urgent' | UrgencyReason | undefined {
  const recordId = getRecordId(record) ?? '';
  const chosen = reviews.get(recordId)?.urgency;
  if (chosen) return chosen === 'urgent' ? chosen : undefined;
  return suggestions.get(recordId);
}

/** An icon beside the Status of an urgent row. */
export const UrgentMark: RowMark = ({ row }) => {
  const urgency = getUrgency(row.record, useContext(RowReviewsContext));
  if (urgency === undefined) return null;
  const { urgent, mayBeUrgent, reasons } = reviewMarkTexts;
  const label = urgency === 'urgent' ? urgent : mayBeUrgent(reasons[urgency]);
  return (
    <span role="img" aria-label={label} title={label} className={styles.urgent}>
      <LineIcon size={16} path="M8 2.5v6.5M8 12.6v.4" />
    </span>
  );
};
