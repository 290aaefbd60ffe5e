import { visitTexts } from '../visit.texts';
import { VisitMap } from './visit-map';
import styles from './way.module.css';

const { way } = visitTexts;

/** The way to the church: drawn, and in words for each means of travel. */
export function Way() {
  return (
    <section className={styles.way}>
      <h2>{way.title}</h2>
      <div className={styles.columns}>
        <VisitMap texts={way.map} />
        <dl className={styles.means}>
          {way.means.map(({ by, text }) => (
            <div key={by}>
              <dt>{by}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
