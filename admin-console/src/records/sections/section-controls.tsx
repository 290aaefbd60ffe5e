import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { reviewTexts } from '../review/store/review.texts';
import type { ReviewFilterChoice } from '../review/review-filter';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';

interface SectionControlsProps {
  /** The section's name and counts. */
  readonly head: ReactNode;
  /** What stands there also on a phone. */
  readonly setting?: ReactNode;
  /** Which review state is shown alone; a phone's button says so. */
  readonly choice: ReviewFilterChoice;
  /** What narrows the table. */
  readonly children: ReactNode;
}

/** What stands above a section's tables. On a phone what narrows them waits behind a button: the room is for records. */
export function SectionControls({ head, setting, choice, children }: SectionControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { states } = reviewTexts;
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
        {choice === 'all' ? sectionTexts.filters : sectionTexts.filtered(states[choice])}
      </button>
      {setting && <div className={styles.setting}>{setting}</div>}
      <div id={id} className={styles.controls} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
