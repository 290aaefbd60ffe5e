import { translate } from 'shared-ui/language';
import { ministers } from '../../../content/ministers';
import { Section } from '../../../page/section';
import { usePageTexts } from '../../../page/use-page-language';
import { Picture } from '../../../picture/picture';
import { homeLabels } from '../home-labels';
import styles from './minister-row.module.css';

/** The six ministers (SPEC 2.4), each in a lancet of their own. */
export function MinisterRow() {
  const { texts, language } = usePageTexts(homeLabels);
  return (
    <Section title={texts.ministers.title} intro={texts.ministers.intro}>
      <ul className={styles.ministers}>
        {ministers.map(({ role, about, picture }) => (
          <li key={role.en}>
            <Picture
              picture={picture}
              alt={picture.alt[language]}
              sizes="(min-width: 62rem) 11rem, (min-width: 40rem) 30vw, 45vw"
              className={styles.portrait}
            />
            <h3>{translate(role, language)}</h3>
            <p>{translate(about, language)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
