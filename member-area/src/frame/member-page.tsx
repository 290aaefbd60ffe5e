import type { ReactNode } from 'react';
import { writePageTitle } from 'contract/page-title';
import { PageFrame } from 'shared-ui/page-frame';
import styles from './member-page.module.css';

interface MemberPageProps {
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of every page of the member area: title and description in the head, and the content beside a decorative
 * picture.
 */
export function MemberPage({ title, description, intro, children }: MemberPageProps) {
  return (
    <>
      <title>{writePageTitle(title)}</title>
      <meta name="description" content={description} />
      <PageFrame title={title} intro={intro}>
        <div className={styles.columns}>
          <div className={styles.content}>{children}</div>
        </div>
      </PageFrame>
    </>
  );
}
