import { useId } from 'react';
import { reviewStates } from 'contract/review';
import type { ReviewState } from 'contract/review';
import styles from './review-filter.module.css';
import { reviewTexts } from './store/review.texts';

export type ReviewFilterChoice = ReviewState | 'all';

interface ReviewFilterProps {
  readonly choice: ReviewFilterChoice;
  /** The number of records in each state, including hidden duplicates. */
  readonly counts: Readonly<Record<ReviewState, number>>;
  /** The number of hidden duplicates in the chosen state. */
  readonly hiddenCount: number;
  readonly onChoose: (choice: ReviewFilterChoice) => void;
}

/** Filters the records by review state. */
export function ReviewFilter({ choice, counts, hiddenCount, onChoose }: ReviewFilterProps) {
  const name = useId();
  const total = reviewStates.reduce((sum, state) => sum + counts[state], 0);
  const choices = [
    ['all', reviewTexts.all, total],
    ...reviewStates.map((state) => [state, reviewTexts.states[state], counts[state]] as const),
  ] as const;
  return (
    <div className={styles.filter}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{reviewTexts.filter}</legend>
        {choices.map(([value, label, count]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === choice}
              onChange={() => onChoose(value)}
            />
            <span>{reviewTexts.counted(label, count)}</span>
          </label>
        ))}
      </fieldset>
      {hiddenCount > 0 && (
        <p className={styles.hidden}>{reviewTexts.hiddenDuplicates(hiddenCount)}</p>
      )}
    </div>
  );
}
