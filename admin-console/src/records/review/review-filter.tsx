import { useId } from 'react';
import { reviewStates } from 'contract/review';
import { reviewTexts } from './store/review.texts';
import type { FilteredRows } from './filter-rows';
import styles from './review-filter.module.css';
import type { ReviewChoice } from './store/review-choice';

interface ReviewFilterProps extends Pick<FilteredRows, 'counts' | 'assigneeCounts'> {
  /** The number of chosen records that are hidden duplicates. */
  readonly hiddenCount: number;
  readonly choice: ReviewChoice;
  readonly onChoose: (choice: ReviewChoice) => void;
}

/** Filters the records by review state and by assignee. */
export function ReviewFilter({ choice, onChoose, ...counted }: ReviewFilterProps) {
  const { counts, assigneeCounts, hiddenCount } = counted;
  const open = counts.new + counts['in-progress'];
  const stateCounts = { open, ...counts, all: open + counts.done };
  return (
    <div className={styles.filter}>
      <Choices
        legend={reviewTexts.filter}
        options={states.map((state) => [state, reviewTexts.choices[state], stateCounts[state]])}
        chosen={choice.state}
        onChoose={(state) => onChoose({ ...choice, state })}
      />
      <Choices
        legend={reviewTexts.assignee}
        options={assignees.map((who) => [who, reviewTexts.assignees[who], assigneeCounts[who]])}
        chosen={choice.assignee}
        onChoose={(assignee) => onChoose({ ...choice, assignee })}
      />
      {choice.state === 'open' && open === 0 && counts.done > 0 && (
        <p className={styles.hidden}>{reviewTexts.allDone(counts.done)}</p>
      )}
      {hiddenCount > 0 && (
        <p className={styles.hidden}>{reviewTexts.hiddenDuplicates(hiddenCount)}</p>
      )}
    </div>
  );
}

const states = ['open', ...reviewStates, 'all'] as const;
const assignees = ['everybody', 'mine', 'nobody'] as const;

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: string, count: number])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([value, label, count]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{reviewTexts.counted(label, count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
