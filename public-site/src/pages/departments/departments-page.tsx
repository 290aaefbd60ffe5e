import type { LocalEntry } from 'contract/content-entry';
import { getEntries } from '../../shown-content/page-content';
import { departmentPictures } from '../../content/pictures/department-pictures';
import { findPicture } from '../../shown-content/find-picture';
import { Lines } from '../../page/lines';
import { SitePage } from '../../page/site-page';
import { Picture } from '../../picture/picture';
import { departmentsTexts as texts } from './departments.texts';
import styles from './departments-page.module.css';

const path = '/more/departments';

/** The departments with their leaders (requirements 2.8). */
export function Component() {
  return (
    <SitePage texts={texts} path={path}>
      <ul className={styles.departments}>
        {getEntries('departments').map((department, index) => (
          <Department key={department.id} department={department} isFirst={index === 0} />
        ))}
      </ul>
    </SitePage>
  );
}

interface DepartmentProps {
  readonly department: LocalEntry<'departments'>;
  readonly isFirst: boolean;
}

function Department({ department, isFirst }: DepartmentProps) {
  const { name, leader, description, language } = department;
  const picture = findPicture(department.picture, departmentPictures);
  return (
    <li className={styles.department}>
      {picture && (
        <Picture
          picture={picture}
          alt={picture.alt}
          sizes="(min-width: 62rem) 17rem, (min-width: 40rem) 45vw, 92vw"
          eager={isFirst}
          className={styles.picture}
          cutClassName={styles.cut}
        />
      )}
      <h2 lang={language}>{name}</h2>
      <p className={styles.leader}>
        {language
          ? [
              texts.ledBy(''),
              <span key="leader" lang={language}>
                {leader}
              </span>,
            ]
          : texts.ledBy(leader)}
      </p>
      <p lang={language}>
        <Lines>{description}</Lines>
      </p>
    </li>
  );
}
