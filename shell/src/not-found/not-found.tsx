import { useSyncExternalStore } from 'react';
import { blogPage, isInBlog } from 'contract/not-found-page';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import styles from './not-found.module.css';
import { notFoundTexts as texts } from './not-found.texts';

/** Requirements 2.12, with the way back to the blog for who has followed a link to a post. */
export function NotFound() {
  const leadsToBlog = useLeadsToBlog();
  return (
    <section className={styles.page}>
      <title>{texts.title}</title>
      <p className={styles.code}>{texts.code}</p>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.note}>{texts.note}</p>
      <div className={styles.ways}>
        {leadsToBlog && (
          <ButtonLink as={Link} to={blogPage} id={blogLinkId} variant="secondary">
            {texts.blog}
          </ButtonLink>
        )}
        <ButtonLink as={Link} to="/">
          {texts.home}
        </ButtonLink>
      </div>
    </section>
  );
}

const blogLinkId = 'back-to-blog';

/**
 * Whether the address lies in the blog. Who serves the site may have one 404 page for all addresses: what the script
 * takes over is what stands there, and another answer would be a mismatch.
 */
function useLeadsToBlog(): boolean {
  const { pathname } = useLocation();
  const isInside = () => isInBlog(pathname);
  const isRendered = () =>
    typeof document === 'undefined' ? isInside() : document.getElementById(blogLinkId) !== null;
  return useSyncExternalStore(neverChanges, isInside, isRendered);
}

const neverChanges = () => () => undefined;
