import { church } from 'contract/church';
import { ButtonLink } from 'shared-ui/button';
import { files } from '../../../content/files';
import { usePageTexts } from '../../../page/use-page-language';
import { homeLabels } from '../home-labels';
import styles from './vision.module.css';

/** Vision, motto and the two booklets (SPEC 2.4). */
export function Vision() {
  const { vision } = usePageTexts(homeLabels).texts;
  return (
    <section className={styles.vision}>
      <div className={styles.inside}>
        <h2 className={styles.name}>{vision.title}</h2>
        <p className={styles.text}>{vision.text}</p>
        <p className={styles.motto}>
          <span>{vision.motto}</span> {church.motto}
        </p>
        <p className={styles.booklets}>{vision.booklets}</p>
        <p className={styles.links}>
          <ButtonLink href={files.bookletEnglish} variant="secondary">
            {vision.bookletEnglish}
          </ButtonLink>
          <ButtonLink href={files.bookletGerman} variant="secondary" hrefLang="de">
            {vision.bookletGerman}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
