import { church } from 'contract/church';
import { translate } from 'shared-ui/language';
import { Section } from '../../../page/section';
import { usePageTexts } from '../../../page/use-page-language';
import { homeLabels } from '../home-labels';
import styles from './service-times.module.css';

/** When the church meets (SPEC 2.3), before everything else that a visitor may want to read. */
export function ServiceTimes() {
  const { texts, language } = usePageTexts(homeLabels);
  return (
    <Section title={texts.services.title} ground="sunken">
      <dl className={styles.times}>
        {church.serviceTimes.map(({ name, time }) => (
          <div key={name.en}>
            <dt>{translate(name, language)}</dt>
            <dd>{translate(time, language)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
