import { translate } from 'shared-ui/language';
import { departments } from '../../content/departments';
import { SitePage } from '../../page/site-page';
import { usePageTexts } from '../../page/use-page-language';
import { Picture } from '../../picture/picture';
import { departmentsLabels } from './departments-labels';
import styles from './departments-page.module.css';

const path = '/more/departments';

/** The sixteen departments with their leaders (SPEC 2.8). */
export function Component() {
  const { texts, language } = usePageTexts(departmentsLabels);
  return (
    <SitePage texts={texts} language={language} path={path}>
      <ul className={styles.departments}>
        {departments.map(({ name, leader, description, picture }, index) => (
          <li key={name.en} className={styles.department}>
            <Picture
              picture={picture}
              alt={picture.alt[language]}
              sizes="(min-width: 62rem) 17rem, (min-width: 40rem) 45vw, 92vw"
              eager={index === 0}
              className={styles.picture}
            />
            <h2>{translate(name, language)}</h2>
            <p className={styles.leader}>
              {texts.ledBy.replace('{leader}', translate(leader, language))}
            </p>
            <p>{translate(description, language)}</p>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
