import { nextServiceAttribute, writeServiceStart } from 'contract/next-service';
import { shownChurch } from 'contract/shown-church';
import { useHydrated } from 'shared-ui/use-hydrated';
import { DirectionsLink } from '../../../directions/directions-link';
import { describeFirstService } from '../../../live/first-service';
import { useNextService } from '../../../live/use-next-service';
import { homeTexts as texts } from '../home.texts';
import styles from './hero.module.css';

/** Time and place of the next service. */
export function NextService() {
  const isHydrated = useHydrated();
  return (
    <p className={styles.next}>
      {isHydrated ? <Start /> : <ServedStart />}{' '}
      <span>
        {shownChurch().street} · <DirectionsLink>{texts.directions}</DirectionsLink>
      </span>
    </p>
  );
}

/** Calculated with the visitor's clock. */
function Start() {
  const start = useNextService();
  return (
    <strong>
      {start === undefined ? describeFirstService() : texts.nextService(writeServiceStart(start))}
    </strong>
  );
}

/**
 * Prerendered pages may be days old, so the server writes the date in; React must not report that as a hydration
 * mismatch.
 */
function ServedStart() {
  const place = { [nextServiceAttribute]: texts.nextService('{start}') };
  return (
    <strong {...place} suppressHydrationWarning>
      {describeFirstService()}
    </strong>
  );
}
