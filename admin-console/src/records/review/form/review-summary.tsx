import type { RecordKind, Review } from 'contract/review';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { reviewTexts } from '../store/review.texts';
import styles from './review-form.module.css';
import { nameOfStaff, useStaff } from './staff';

interface ReviewSummaryProps {
  /** Undefined of a record that no staff member has worked on. */
  readonly review: Review | undefined;
  readonly kind: RecordKind;
}

/** What staff noted of a record, for those who may only read it. */
export function ReviewSummary({ review, kind }: ReviewSummaryProps) {
  const staff = useStaff(kind);
  return (
    <div className={styles.form}>
      <dl className={styles.summary}>
        <dt>{reviewTexts.state}</dt>
        <dd>{reviewTexts.states[review?.state ?? 'new']}</dd>
        <dt>{reviewTexts.assignee}</dt>
        <dd>{review?.assignee ? nameOfStaff(staff, review.assignee) : reviewTexts.nobody}</dd>
        {review?.note && (
          <>
            <dt>{reviewTexts.note}</dt>
            <dd>{review.note}</dd>
          </>
        )}
      </dl>
      {review && (
        <p className={styles.lastChange}>
          {reviewTexts.lastChange(review.updatedBy, innsbruckTime(review.updatedAt) ?? '')}
        </p>
      )}
      <p role="status" className={styles.lastChange}>
        {reviewTexts.onlyRead}
      </p>
    </div>
  );
}
