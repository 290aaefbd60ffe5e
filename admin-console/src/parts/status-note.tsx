import type { ReactNode } from 'react';
import styles from './status-note.module.css';

interface StatusNoteProps {
  readonly text: string;
  /** Shown and not announced. */
  readonly children?: ReactNode;
}

/** A note in place of content that is missing or still loading. */
export const StatusNote = ({ text, children }: StatusNoteProps) => (
  <div className={styles.note}>
    <p role="status">{text}</p>
    {children}
  </div>
);
