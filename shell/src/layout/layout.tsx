import { useContext, useDeferredValue, useEffect, useRef } from 'react';
import { notFoundPage } from 'contract/not-found-page';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { LanguageOffer } from '../language/language-offer';
import { OutageBanner } from '../outage/outage-banner';
import { replaceMetadata } from '../page-head/page-metadata';
import { NavigationContext } from '../navigation/navigation-context';
import styles from './layout.module.css';
import { layoutTexts } from './layout.texts';

/** The frame of every page (requirements 2.1): what a remote does inside `main` cannot take header and footer away. */
export function Layout() {
  const main = usePageChange();
  const { isLoading } = useContext(NavigationContext);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {layoutTexts.skipToContent}
      </a>
      <Header />
      <LanguageOffer />
      <div className={styles.progress} data-loading={isLoading || undefined} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={isLoading}>
        <Outlet />
      </main>
      <OutageBanner />
      <Footer />
    </div>
  );
}

/** No page of the site, whatever could be there. */
const notFoundAddress = `/${notFoundPage}`;

/**
 * After a click on a link, moves the focus to the new page and renews the head, as the browser does for a page of its
 * own: once its headline is painted, which would wait for both.
 */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const { isMissing } = useContext(NavigationContext);
  const pathname = useDeferredValue(useLocation().pathname);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    replaceMetadata(isMissing(pathname) ? notFoundAddress : pathname);
    // A quick visitor, on a busy machine, types in the new page already.
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [isMissing, pathname]);
  return main;
}
