import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { QuietNote } from './quiet-note';
import { sectionLabels } from './section-labels';
import styles from './section-view.module.css';

interface SectionNoteProps {
  readonly title: string;
  readonly note: string;
  /** How many records of a long list have arrived. */
  readonly received?: number;
}

/** A section that has nothing to show, or not yet. */
export function SectionNote({ title, note, received = 0 }: SectionNoteProps) {
  const labels = translate(sectionLabels, consoleLanguage);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <QuietNote text={note}>
        {/* Not announced: it changes ten times a second. */}
        {received > 0 && <p className={styles.received}>{labels.received(received)}</p>}
      </QuietNote>
    </>
  );
}
