import { useContext } from 'react';
import type { AdminRecord } from '../../../base/model/admin-record';
import { RecordOpeningContext, getRecordId } from '../store/open-record';
import { reviewTexts } from '../store/review.texts';
import styles from './review-sign.module.css';

/** An icon of a record's review state: an empty, a half and a full circle. */
export function ReviewSign({ record }: { readonly record: AdminRecord }) {
  const opening = useContext(RecordOpeningContext);
  if (!opening || getRecordId(record) === undefined) return null;
  const state = opening.stateOf(record);
  const label = reviewTexts.states[state];
  return (
    <span role="img" aria-label={label} title={label} className={styles.sign} data-state={state}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none">
        <circle cx="8" cy="8" r="6" strokeWidth="1.6" />
        <path className={styles.half} d="M8 2a6 6 0 0 1 0 12z" />
        <path className={styles.tick} d="m5 8.2 2.2 2.2L11 6" strokeWidth="1.8" />
      </svg>
    </span>
  );
}
