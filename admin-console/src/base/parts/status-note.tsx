import type { ReactNode } from 'react';
import styles from './status-note.module.css';

interface StatusNoteProps {
  readonly text: string;
  /** The language of the text, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** Content that is shown but not announced. */
  readonly children?: ReactNode;
}

/** A note in place of content that is missing or still loading. */
export const StatusNote = ({ text, lang, children }: StatusNoteProps) => (
  <div className={styles.note}>
    <p role="status" lang={lang}>
      {text}
    </p>
    {children}
  </div>
);
