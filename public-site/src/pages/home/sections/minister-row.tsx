import { ministers } from '../../../content/ministers';
import { Section } from '../../../page/section';
import { Picture } from '../../../picture/picture';
import { homeTexts as texts } from '../home.texts';
import styles from './minister-row.module.css';

/** The six ministers (SPEC 2.4), each in a lancet of their own. */
export function MinisterRow() {
  return (
    <Section title={texts.ministers.title} intro={texts.ministers.intro}>
      <ul className={styles.ministers}>
        {ministers.map(({ id, role, about, picture }) => (
          <li key={id}>
            <Picture
              picture={picture}
              alt={picture.alt}
              sizes="(min-width: 62rem) 11rem, (min-width: 40rem) 30vw, 45vw"
              className={styles.portrait}
            />
            <h3>{role}</h3>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
