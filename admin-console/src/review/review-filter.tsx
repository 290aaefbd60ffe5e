import { useId } from 'react';
import { reviewStates } from 'contract/review';
import type { ReviewState } from 'contract/review';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import styles from './review-filter.module.css';
import { reviewLabels } from './store/review-labels';

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
  const labels = translate(reviewLabels, consoleLanguage);
  const total = reviewStates.reduce((sum, state) => sum + counts[state], 0);
  const choices = [
    ['all', labels.all, total],
    ...reviewStates.map((state) => [state, labels.states[state], counts[state]] as const),
  ] as const;
  return (
    <div className={styles.filter}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{labels.filter}</legend>
        {choices.map(([value, label, count]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === choice}
              onChange={() => onChoose(value)}
            />
            <span>{labels.counted(label, count)}</span>
          </label>
        ))}
      </fieldset>
      {hiddenCount > 0 && <p className={styles.hidden}>{labels.hiddenDuplicates(hiddenCount)}</p>}
    </div>
  );
}
