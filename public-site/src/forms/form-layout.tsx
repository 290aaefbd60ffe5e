import type { ReactNode } from 'react';
import { findSiteArea } from '../areas/site-areas';
import { Lancet } from '../picture/lancet';
import styles from './form-layout.module.css';

interface FormLayoutProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** The layout of a form: a sheet of paper beside the picture of its area. */
export function FormLayout({ path, children }: FormLayoutProps) {
  const window = findSiteArea(path)?.window;
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>{children}</div>
      {window && <Lancet window={window} />}
    </div>
  );
}
