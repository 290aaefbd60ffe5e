import { useId } from 'react';
import { reviewStates } from 'contract/review';
import type { ReviewState } from 'contract/review';
import styles from './review-filter.module.css';
import { reviewTexts } from './store/review.texts';

export type ReviewFilterChoice = ReviewState | 'all';

interface ReviewFilterProps {
  readonly choice: ReviewFilterChoice;
  /** How many records are in each state, also of the duplicates that are not shown. */
  readonly counts: Readonly<Record<ReviewState, number>>;
  /** How many of those in the chosen state are duplicates that are not shown. */
  readonly hiddenCount: number;
  readonly onChoose: (choice: ReviewFilterChoice) => void;
}

/** Shows the records of one review state alone. */
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
