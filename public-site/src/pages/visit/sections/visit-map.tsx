import { visitMap } from '../../../content/generated/visit-map';
import type { MapTexts } from '../visit.texts';
import styles from './visit-map.module.css';

/**
 * The way as a window (generators/art/visit-map.ts). The names lie over it and not in it: they are translated, grow
 * with the reader's letters, and stand on the page's own colours. Those who do not see them hear what is drawn.
 */
export function VisitMap({ texts }: { readonly texts: MapTexts }) {
  return (
    <figure className={styles.map}>
      <div className={styles.window}>
        <img {...visitMap} alt={texts.alt} loading="lazy" decoding="async" />
        {Object.entries(texts.places).map(([place, name]) => (
          <span key={place} aria-hidden="true" className={styles.name} data-place={place}>
            {name}
          </span>
        ))}
      </div>
      <figcaption>{texts.note}</figcaption>
    </figure>
  );
}
