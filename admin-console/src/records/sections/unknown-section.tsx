import { StatusNote } from '../../base/parts/status-note';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import styles from './section-view.module.css';

/** The page for an unknown key in the address (requirements 2.10). */
export function UnknownSection() {
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title} lang={fixedLanguage}>
          {fixedTexts.unknownTitle}
        </h1>
      </div>
      <StatusNote text={fixedTexts.unknownText} lang={fixedLanguage} />
    </>
  );
}
