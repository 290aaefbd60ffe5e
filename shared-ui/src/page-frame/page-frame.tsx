import type { ReactNode } from 'react';
import { DeferredContent } from './deferred-content';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly title: string;
  /** Set if the title is in another language than the page (WCAG 3.1.2). */
  readonly titleLanguage?: string | undefined;
  readonly intro?: ReactNode;
  /** A line above the title, such as a breadcrumb. */
  readonly eyebrow?: ReactNode;
  /** `narrow` for forms and prose. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** The content of `main`: the page's only h1, its introduction and its content. */
export function PageFrame({ width = 'wide', ...page }: PageFrameProps) {
  return (
    <div className={`${styles.frame} ${styles[width]}`}>
      <div className={styles.head}>
        {page.eyebrow && <div className={styles.eyebrow}>{page.eyebrow}</div>}
        <h1 lang={page.titleLanguage}>{page.title}</h1>
        {page.intro && <div className={styles.intro}>{page.intro}</div>}
      </div>
      <DeferredContent>{page.children}</DeferredContent>
    </div>
  );
}
