import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { translate } from 'shared-ui/language';
import { submissions } from 'contract/submissions';
import { printedTestimonies } from '../../../content/printed-testimonies';
import { Section } from '../../../page/section';
import { usePageTexts } from '../../../page/use-page-language';
import { homeLabels } from '../home-labels';
import styles from './testimony-wall.module.css';

/** Three testimonies and the way to share one (SPEC 2.4). */
export function TestimonyWall() {
  const { texts, language } = usePageTexts(homeLabels);
  return (
    <Section title={texts.testimonies.title}>
      <div className={styles.wall}>
        {printedTestimonies.map(({ words, from }) => (
          <figure key={from.en} className={styles.testimony}>
            <blockquote>{translate(words, language)}</blockquote>
            <figcaption>{translate(from, language)}</figcaption>
          </figure>
        ))}
      </div>
      <ButtonLink as={Link} to={submissions.testimony.page} variant="secondary">
        {texts.testimonies.share}
      </ButtonLink>
    </Section>
  );
}
