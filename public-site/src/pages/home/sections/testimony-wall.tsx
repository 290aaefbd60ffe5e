import { ButtonLink } from 'shared-ui/button';
import { submissions } from 'contract/submissions';
import { printedTestimonies } from '../../../content/printed-testimonies.texts';
import { Section } from '../../../page/section';
import { homeTexts as texts } from '../home.texts';
import { SiteLink } from '../../../page/site-link';
import styles from './testimony-wall.module.css';

/** Three testimonies and the way to share one (SPEC 2.4). */
export function TestimonyWall() {
  return (
    <Section title={texts.testimonies.title}>
      <div className={styles.wall}>
        {Object.entries(printedTestimonies).map(([id, { words, from }]) => (
          <figure key={id} className={styles.testimony}>
            <blockquote>{words}</blockquote>
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
