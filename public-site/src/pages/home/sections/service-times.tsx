import { Section } from '../../../page/section';
import { ServiceTimesList } from '../../../page/service-times-list';
import { homeTexts as texts } from '../home.texts';
import styles from './service-times.module.css';

/** The times of the services (requirements 2.3). */
export function ServiceTimes() {
  return (
    <Section title={texts.services.title} ground="sunken">
      <ServiceTimesList className={styles.times} />
    </Section>
  );
}
