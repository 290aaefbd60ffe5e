import { getEntries } from '../../../shown-content/page-content';
import { ministerPictures } from '../../../content/pictures/minister-pictures';
import { findPicture } from '../../../shown-content/find-picture';
import { Lines } from '../../../page/lines';
import { Section } from '../../../page/section';
import { Picture } from '../../../picture/picture';
import { homeTexts as texts } from '../home.texts';
import styles from './minister-row.module.css';

/** The ministers (requirements 2.4). */
export function MinisterRow() {
  return (
    <Section title={texts.ministers.title} intro={texts.ministers.intro}>
      <ul className={styles.ministers}>
        {getEntries('ministers').map(({ id, language, role, about, picture }) => (
          <li key={id}>
            <Portrait name={picture} />
            <h3 lang={language}>{role}</h3>
            <p lang={language}>
              <Lines>{about}</Lines>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Portrait({ name }: { readonly name: string }) {
  const picture = findPicture(name, ministerPictures);
  return (
    picture && (
      <Picture
        picture={picture}
        alt={picture.alt}
        sizes="(min-width: 62rem) 11rem, (min-width: 40rem) 30vw, 45vw"
        className={styles.portrait}
      />
    )
  );
}
