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

/**
 * Navigations to a fragment, which the browser makes itself, and the first entry of each document have the same key.
 */
const placeOf = ({ key, pathname, hash }: Location) => key + pathname + hash;

/** Not an address of any page: no page will ever be added under it. */
const notFoundAddress = `/${notFoundPage}`;

/**
 * After a client-side navigation, moves the focus to the new page and updates the head, as the browser does for a new
 * document. Both wait until the headline is painted, so that they do not delay it.
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
    // On a slow machine, a quick visitor may already be typing in the new page.
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [isMissing, pathname]);
  return main;
}
