import { useSyncExternalStore } from 'react';
import { blogPage, isInBlog } from 'contract/not-found-page';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import styles from './not-found.module.css';
import { notFoundTexts as texts } from './not-found.texts';

/** Requirements 2.12, with a link to the blog for visitors who followed a link to a post. */
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
 * Tells whether the address is in the blog. A web server may serve one 404 page for all addresses, so hydration must
 * first return what that page contains; any other answer would be a mismatch.
 */
function useLeadsToBlog(): boolean {
  const { pathname } = useLocation();
  const isInside = () => isInBlog(pathname);
  const isRendered = () =>
    typeof document === 'undefined' ? isInside() : document.getElementById(blogLinkId) !== null;
  return useSyncExternalStore(neverChanges, isInside, isRendered);
}

const neverChanges = () => () => undefined;
