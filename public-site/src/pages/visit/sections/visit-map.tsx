import { visitMap } from '../../../content/generated/visit-map';
import { shownChurch } from 'contract/shown-church';
import type { MapTexts } from '../visit.texts';
import styles from './visit-map.module.css';

/** The named places of the map, `church` under the church's own name. */
const places = [
  ...(['mountains', 'river', 'goldenRoof', 'station'] as const),
  ...(['church', 'bus', 'parking'] as const),
];

/**
 * The map (lab/generators/art/visit-map.ts). Its names are HTML and not part of the picture, so that they are
 * translated, scale with the font size and use the page's colours. The alternative text describes the rest.
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
