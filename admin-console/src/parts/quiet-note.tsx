import type { ReactNode } from 'react';
import styles from './quiet-note.module.css';

interface QuietNoteProps {
  readonly text: string;
  /** Shown and not announced. */
  readonly children?: ReactNode;
}

/** Stands where there is nothing to show, or not yet, and says so. */
export const QuietNote = ({ text, children }: QuietNoteProps) => (
  <div className={styles.note}>
    <p role="status">{text}</p>
    {children}
  </div>
);
