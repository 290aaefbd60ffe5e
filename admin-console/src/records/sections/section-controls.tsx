import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { reviewTexts } from '../review/store/review.texts';
import type { StateChoice } from '../review/store/review-choice';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';

interface SectionControlsProps {
  readonly head: ReactNode;
  /** A control that is visible on a phone too. */
  readonly setting?: ReactNode;
  /** The chosen review state, which is also the label of a phone's button. */
  readonly choice: StateChoice;
  readonly children: ReactNode;
}

/** The controls above a section's tables. On a phone the filters are behind a button, to leave room for records. */
export function SectionControls({ head, setting, choice, children }: SectionControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.top}>
      {head}
      <button
        type="button"
        className={styles.filters}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {sectionTexts.filtered(reviewTexts.choices[choice])}
      </button>
      {setting && <div className={styles.setting}>{setting}</div>}
      <div id={id} className={styles.controls} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
