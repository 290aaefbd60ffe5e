import { visitMap } from '../../../content/generated/visit-map';
import { shownChurch } from 'contract/shown-church';
import type { MapTexts } from '../visit.texts';
import styles from './visit-map.module.css';

/** What is named on it. At the church stands its own name. */
const places = [
  ...(['mountains', 'river', 'goldenRoof', 'station'] as const),
  ...(['church', 'bus', 'parking'] as const),
];

/**
 * The way as a window (lab/generators/art/visit-map.ts). The names lie over it and not in it: they are translated, grow
 * with the reader's letters, and stand on the page's own colours. Those who do not see them hear what is drawn.
 */
export function VisitMap({ texts }: { readonly texts: MapTexts }) {
  return (
    <figure className={styles.map}>
      <div className={styles.window}>
        <img {...visitMap} alt={texts.alt} loading="lazy" decoding="async" />
        {places.map((place) => (
          <span key={place} aria-hidden="true" className={styles.name} data-place={place}>
            {place === 'church' ? shownChurch().name : texts.places[place]}
          </span>
        ))}
      </div>
      <figcaption>{texts.note}</figcaption>
    </figure>
  );
}
