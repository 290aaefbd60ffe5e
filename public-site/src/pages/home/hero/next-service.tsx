import { church } from 'contract/church';
import { nextServiceAttribute, writeServiceStart } from 'contract/next-service';
import { translate } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';
import { useHydrated } from 'shared-ui/use-hydrated';
import { DirectionsLink } from '../../../directions/directions-link';
import { usePageTexts } from '../../../page/use-page-language';
import { homeLabels } from '../home-labels';
import styles from './hero.module.css';
import { useNextService } from './use-next-service';

/** When and where to come next. */
export function NextService() {
  const { texts, language } = usePageTexts(homeLabels);
  const isHydrated = useHydrated();
  return (
    <p className={styles.next}>
      {isHydrated ? <Start language={language} /> : <ServedStart language={language} />}{' '}
      <span>
        {church.address.street} · <DirectionsLink>{texts.directions}</DirectionsLink>
      </span>
    </p>
  );
}

interface StartProps {
  readonly language: Language;
}

/** By the visitor's clock. */
function Start({ language }: StartProps) {
  const { texts } = usePageTexts(homeLabels);
  const start = useNextService();
  return (
    <strong>
      {start === undefined
        ? describeServices(language)
        : texts.nextService.replace('{start}', writeServiceStart(start))}
    </strong>
  );
}

/** A page is rendered days before it is read: who serves it writes the day in, and what stands there then is not React's. */
function ServedStart({ language }: StartProps) {
  const { texts } = usePageTexts(homeLabels);
  const place = { [nextServiceAttribute]: texts.nextService };
  return (
    <strong {...place} suppressHydrationWarning>
      {describeServices(language)}
    </strong>
  );
}

/** What is true on every day: `Sunday Worship 10:00 AM`. */
function describeServices(language: Language): string {
  const [{ name, time }] = church.serviceTimes;
  return `${name} ${time}`;
}
