import { useContext } from 'react';
import type { RowMark } from '../../duplicates/row-marks';
import { nameOfStaff } from '../../colleagues/staff';
import { getRecordId } from '../../review/store/open-record';
import { initialsOf } from '../../bulk/assignee-mark';
import { reviewMarkTexts } from './review-marks.texts';
import styles from './review-marks.module.css';
import { RowReviewsContext } from './row-reviews';

/** The initials of a record's assignee. They are rendered by CSS, because the cell's text is the Status alone. */
export const AssigneeMark: RowMark = ({ row }) => {
  const { reviews, staff } = useContext(RowReviewsContext);
  const assignee = reviews.get(getRecordId(row.record) ?? '')?.assignee;
  if (!assignee) return null;
  const name = nameOfStaff(staff, assignee);
  const label = reviewMarkTexts.assignedTo(name);
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      data-initials={initialsOf(name)}
      className={styles.assignee}
    />
  );
};
