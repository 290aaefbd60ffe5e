import type { ReactNode } from 'react';
import { findSiteArea } from '../areas/site-areas';
import { Picture } from '../picture/picture';
import styles from './form-desk.module.css';

interface FormDeskProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** A form on its sheet of paper, beside the window of its part of the site. */
export function FormDesk({ path, children }: FormDeskProps) {
  const window = findSiteArea(path)?.window;
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>{children}</div>
      {window && (
        <div className={styles.window}>
          <Picture picture={window} alt="" sizes="(min-width: 60rem) 22rem, 1px" />
        </div>
      )}
    </div>
  );
}
