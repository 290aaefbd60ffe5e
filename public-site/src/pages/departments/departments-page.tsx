import { departments } from '../../content/departments';
import { SitePage } from '../../page/site-page';
import { Picture } from '../../picture/picture';
import { departmentsTexts as texts } from './departments.texts';
import styles from './departments-page.module.css';

const path = '/more/departments';

/** The sixteen departments with their leaders (SPEC 2.8). */
export function Component() {
  return (
    <SitePage texts={texts} path={path}>
      <ul className={styles.departments}>
        {departments.map(({ id, name, leader, description, picture }, index) => (
          <li key={id} className={styles.department}>
            <Picture
              picture={picture}
              alt={picture.alt}
              sizes="(min-width: 62rem) 17rem, (min-width: 40rem) 45vw, 92vw"
              eager={index === 0}
              className={styles.picture}
            />
            <h2>{name}</h2>
            <p className={styles.leader}>{texts.ledBy(leader)}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
