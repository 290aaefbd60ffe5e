import { Section } from '../../../page/section';
import { ServiceTimesList } from '../../../page/service-times-list';
import { homeTexts as texts } from '../home.texts';
import styles from './service-times.module.css';

/** When the church meets (requirements 2.3), before everything else that a visitor may want to read. */
export function ServiceTimes() {
  return (
    <Section title={texts.services.title} ground="sunken">
      <ServiceTimesList className={styles.times} />
    </Section>
  );
}
