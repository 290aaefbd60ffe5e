import { church } from 'contract/church';
import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { translate } from 'shared-ui/language';
import { DirectionsLink } from '../../../directions/directions-link';
import type { VisitWords } from '../visit-texts';
import styles from './glance.module.css';

const { name, address } = church;

/** When and where, for who is on the way already. */
export function Glance({ texts: { glance }, language }: VisitWords) {
  return (
    <section className={styles.glance} aria-label={glance.name}>
      <div>
        <h2>{glance.when}</h2>
        <dl className={styles.times}>
          {church.serviceTimes.map((service) => (
            <div key={service.name.en}>
              <dt>{translate(service.name, language)}</dt>
              <dd>{translate(service.time, language)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2>{glance.where}</h2>
        <address>
          {name}
          <br />
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </address>
        <p className={styles.ways}>
          <ButtonLink as={DirectionsLink}>{glance.directions}</ButtonLink>
          <ButtonLink as={Link} to="/help/contact" variant="secondary">
            {glance.ask}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
