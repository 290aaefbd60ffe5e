import { church } from 'contract/church';
import { ButtonLink } from 'shared-ui/button';
import { translate } from 'shared-ui/language';
import { Section } from '../../../page/section';
import { usePageTexts } from '../../../page/use-page-language';
import { homeLabels } from '../home-labels';
import styles from './live-band.module.css';

/** Watch Live (SPEC 2.4), with the times at which there is something to watch. */
export function LiveBand() {
  const { texts, language } = usePageTexts(homeLabels);
  return (
    <Section title={texts.live.title} intro={texts.live.text} ground="night">
      <dl className={styles.times}>
        {church.serviceTimes.map(({ name, time }) => (
          <div key={name.en}>
            <dt>{translate(name, language)}</dt>
            <dd>{translate(time, language)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={church.liveStreamUrl} target="_blank" rel="noopener">
        {texts.live.watch}
      </ButtonLink>
    </Section>
  );
}
