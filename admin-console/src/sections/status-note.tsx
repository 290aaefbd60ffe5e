import type { ReactNode } from 'react';
import styles from './status-note.module.css';

interface StatusNoteProps {
  readonly text: string;
  /** Shown and not announced. */
  readonly children?: ReactNode;
}

/** Stands where there is nothing to show, or not yet, and says so. */
export const StatusNote = ({ text, children }: StatusNoteProps) => (
  <div className={styles.note}>
    <p role="status">{text}</p>
    {children}
  </div>
);
