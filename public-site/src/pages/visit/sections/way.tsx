import { getEntry } from '../../../shown-content/page-content';
import { Lines } from '../../../page/lines';
import { visitTexts } from '../visit.texts';
import { VisitMap } from './visit-map';
import styles from './way.module.css';

const { way } = visitTexts;

/** Directions to the church: the map, and a text for each means of transport that has one. */
export function Way() {
  const { byBus, byTrain, byCar, language } = getEntry('visit');
  const means = [
    [way.by.bus, byBus],
    [way.by.train, byTrain],
    [way.by.car, byCar],
  ] as const;
  return (
    <section className={styles.way}>
      <h2>{way.title}</h2>
      <div className={styles.columns}>
        <VisitMap texts={way.map} />
        <dl className={styles.means}>
          {means.map(
            ([by, text]) =>
              text !== undefined && (
                <div key={by}>
                  <dt>{by}</dt>
                  <dd lang={language}>
                    <Lines>{text}</Lines>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  );
}
