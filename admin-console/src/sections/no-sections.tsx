import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { StatusNote } from '../parts/status-note';
import { sectionLabels } from '../model/section-labels';
import styles from './section-view.module.css';

/** For an account whose roles give it no section. */
export function NoSections() {
  const labels = translate(sectionLabels, consoleLanguage);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{labels.noneTitle}</h1>
      </div>
      <StatusNote text={labels.noneText} />
    </>
  );
}
