import { useContext, useDeferredValue, useEffect, useRef } from 'react';
import { notFoundPage } from 'contract/not-found-page';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { LanguageOffer } from '../language/language-offer';
import { OutageBanner } from '../outage/outage-banner';
import { replaceMetadata } from '../page-head/page-metadata';
import { NavigateContext } from '../navigation/frame-link';
import { MissingPageContext, isMissingPage } from '../not-found/missing-page';
import styles from './layout.module.css';
import { layoutTexts } from './layout.texts';

/** The frame of every page (requirements 2.1): what a remote does inside `main` cannot take header and footer away. */
export function Layout() {
  return (
    <NavigateContext value={useNavigate()}>
      <MissingPageContext value={useMatches().some(isMissingPage)}>
        <div className={styles.page}>
          <a className={styles.skip} href="#main">
            {layoutTexts.skipToContent}
          </a>
          <Header />
          <LanguageOffer />
          <Main />
          <OutageBanner />
          <Footer />
          <ScrollRestoration getKey={placeOf} />
        </div>
      </MissingPageContext>
    </NavigateContext>
  );
}

function Main() {
  const main = usePageChange();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      <div className={styles.progress} data-loading={isLoading || undefined} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={isLoading}>
        <Outlet />
      </main>
    </>
  );
}

/** Steps to a fragment, which the browser makes by itself, and the first entry of each document have the same key. */
const placeOf = ({ key, pathname, hash }: Location) => key + pathname + hash;

/** No page of the site, whatever could be there. */
const notFoundAddress = `/${notFoundPage}`;

/**
 * After a click on a link, moves the focus to the new page and renews the head, as the browser does for a page of its
 * own: once its headline is painted, which would wait for both.
 */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const isMissing = useContext(MissingPageContext);
  const pathname = useDeferredValue(useLocation().pathname);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    replaceMetadata(isMissing ? notFoundAddress : pathname);
    // A quick visitor, on a busy machine, types in the new page already.
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [isMissing, pathname]);
  return main;
}
