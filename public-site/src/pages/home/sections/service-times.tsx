import { Section } from '../../../page/section';
import { ServiceTimesList } from '../../../page/service-times-list';
import { usePageTexts } from '../../../page/use-page-language';
import { homeLabels } from '../home-labels';
import styles from './service-times.module.css';

/** When the church meets (SPEC 2.3), before everything else that a visitor may want to read. */
export function ServiceTimes() {
  const { texts, language } = usePageTexts(homeLabels);
  return (
    <Section title={texts.services.title} ground="sunken">
      <ServiceTimesList language={language} className={styles.times} />
    </Section>
  );
}
