import { StatusNote } from '../../base/parts/status-note';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';

/** The page for an account whose roles give it no section. */
export function NoSections() {
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{sectionTexts.noneTitle}</h1>
      </div>
      <StatusNote text={sectionTexts.noneText} />
    </>
  );
}
