import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { StatusNote } from '../../base/parts/status-note';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';

interface SectionNoteProps {
  readonly title: string;
  /** A text of requirements 2.10. */
  readonly note: string;
  /** The number of a long list's records that have arrived. */
  readonly received?: number;
  readonly children?: ReactNode;
}

/** A section with a note instead of records. */
export const SectionNote = ({ title, note, received = 0, children }: SectionNoteProps) => (
  <>
    <SectionTitle title={title} />
    {children}
    <StatusNote text={note} lang={fixedLanguage}>
      {received > 0 && <ReceivedCount count={received} />}
    </StatusNote>
  </>
);

/**
 * The number of a long list's records that have arrived. A context, so that only the counter is rendered again for each
 * part.
 */
export const ReceivedCountContext = createContext(0);

/** The head above a list's first records while the rest is loading, without counts. */
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

/** Not announced, because it changes ten times a second. */
function ReceivedCount({ count }: { readonly count: number }) {
  return <p className={styles.received}>{sectionTexts.received(count)}</p>;
}
