import { formPages } from 'contract/form-pages';
import { ButtonLink } from 'shared-ui/button';
import { getEntry } from '../../../shown-content/page-content';
import { DirectionsLink } from '../../../directions/directions-link';
import { LiveLine } from '../../../live/live-line';
import { ServiceTimesList } from '../../../page/service-times-list';
import { visitTexts } from '../visit.texts';
import { CalendarSubscription } from '../../../programs/calendar-subscription';
import { SiteLink } from '../../../page/site-link';
import styles from './glance.module.css';

const { glance } = visitTexts;

/** Time and place at the top, for people who are already on their way. */
export function Glance() {
  const { name, street, postalCode, city } = getEntry('identity');
  return (
    <section className={styles.glance} aria-label={glance.name}>
      <div>
        <h2>{glance.when}</h2>
        <ServiceTimesList className={styles.times} />
        <LiveLine />
        <CalendarSubscription />
      </div>
      <div>
        <h2>{glance.where}</h2>
        <address>
          {name}
          <br />
          {street}
          <br />
          {postalCode} {city}
        </address>
        <p className={styles.ways}>
          <ButtonLink as={DirectionsLink}>{glance.directions}</ButtonLink>
          <ButtonLink as={SiteLink} to={formPages.contact} variant="secondary">
            {glance.ask}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
