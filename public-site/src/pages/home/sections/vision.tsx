import { church } from 'contract/church';
import { language } from 'contract/language';
import { ButtonLink } from 'shared-ui/button';
import { files } from '../../../content/files';
import { homeTexts } from '../home.texts';
import styles from './vision.module.css';

const { vision } = homeTexts;

type BookletLanguage = keyof typeof files.booklets;

/** In the page's language first. */
const booklets = (Object.keys(files.booklets) as BookletLanguage[]).sort(
  (one, other) => Number(other === language) - Number(one === language),
);

/** Vision, motto and the two booklets (SPEC 2.4). */
export function Vision() {
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
          {booklets.map((code) => (
            <ButtonLink
              key={code}
              href={files.booklets[code]}
              variant="secondary"
              hrefLang={code === language ? undefined : code}
            >
              {vision.booklet[code]}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  );
}
