import { getEditions } from 'contract/editions';
import { ButtonLink } from 'shared-ui/button';
import { getEntry } from '../../../shown-content/page-content';
import { files } from '../../../page/files';
import { homeTexts } from '../home.texts';
import styles from './vision.module.css';

const { vision } = homeTexts;

/** Vision, motto and the two booklets (requirements 2.4). */
export function Vision() {
  const { motto, vision: text, language } = getEntry('identity');
  return (
    <section className={styles.vision}>
      <div className={styles.inside}>
        <h2 className={styles.name}>{vision.title}</h2>
        <p className={styles.text} lang={language}>
          {text}
        </p>
        <p className={styles.motto}>
          <span>{vision.motto}</span> {language ? <span lang={language}>{motto}</span> : motto}
        </p>
        <p className={styles.booklets}>{vision.booklets}</p>
        <p className={styles.links}>
          {getEditions(files.booklets).map(({ code, href, hrefLang }) => (
            <ButtonLink key={code} href={href} hrefLang={hrefLang} variant="secondary">
              {vision.booklet[code]}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  );
}
