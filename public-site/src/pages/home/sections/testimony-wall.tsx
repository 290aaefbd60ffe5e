import { ButtonLink } from 'shared-ui/button';
import { submissions } from 'contract/submissions';
import { getEntries, maxItemsAtHome } from '../../../shown-content/page-content';
import { Lines } from '../../../page/lines';
import { Section } from '../../../page/section';
import { homeTexts as texts } from '../home.texts';
import { SiteLink } from '../../../page/site-link';
import styles from './testimony-wall.module.css';

/** Testimonies and the link to share one (requirements 2.4). */
export function TestimonyWall() {
  const testimonies = getEntries('testimonies').slice(0, maxItemsAtHome);
  return (
    <Section title={texts.testimonies.title}>
      <div className={styles.wall}>
        {testimonies.map(({ id, language, words, from }) => (
          <figure key={id} lang={language} className={styles.testimony}>
            <blockquote>
              <Lines>{words}</Lines>
            </blockquote>
            <figcaption>{from}</figcaption>
          </figure>
        ))}
      </div>
      <ButtonLink as={SiteLink} to={submissions.testimony.page} variant="secondary">
        {texts.testimonies.share}
      </ButtonLink>
    </Section>
  );
}
