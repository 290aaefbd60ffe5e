import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { StatusNote } from '../../base/parts/status-note';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';

interface SectionNoteProps {
  readonly title: string;
  /** Of requirements 2.10. */
  readonly note: string;
  /** How many records of a long list have arrived. */
  readonly received?: number;
  /** What stands between the two. */
  readonly children?: ReactNode;
}

/** A section that has nothing to show, or not yet. */
export const SectionNote = ({ title, note, received = 0, children }: SectionNoteProps) => (
  <>
    <SectionTitle title={title} />
    {children}
    <StatusNote text={note} lang={fixedLanguage}>
      {received > 0 && <ReceivedCount count={received} />}
    </StatusNote>
  </>
);

/** How many records of a long list have arrived. A context, so that only the counter is drawn again for each part. */
export const ReceivedCountContext = createContext(0);

/** What stands above the first records of a list while the rest is on its way: nothing is counted yet. */
export function LoadingSectionHead({ title }: { readonly title: string }) {
  const received = useContext(ReceivedCountContext);
  return (
    <>
      <SectionTitle title={title} />
      <div className={`${styles.controls} ${styles.arriving}`}>
        <p role="status" lang={fixedLanguage}>
          {fixedTexts.loading}
        </p>
        <ReceivedCount count={received} />
      </div>
    </>
  );
}

export const SectionTitle = ({ title }: { readonly title: string }) => (
  <div className={styles.head}>
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
  </div>
);

/** Not announced: it changes ten times a second. */
function ReceivedCount({ count }: { readonly count: number }) {
  return <p className={styles.received}>{sectionTexts.received(count)}</p>;
}
