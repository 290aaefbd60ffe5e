import { findOwnedPath } from 'contract/site-paths';
import { whenIdle } from './when-idle';

/** Maximum number of concurrent prefetches of links in view. */
const atOnce = 2;

interface PrefetchOptions {
  /** Fetches what a page needs and never rejects. */
  readonly prefetch: (pathname: string) => Promise<void>;
  /** Tells whether another document shows a page, so that this one need not prefetch it. */
  readonly isElsewhere: (pathname: string) => boolean;
  /** Whether to prefetch links in view; otherwise only those a visitor points at. */
  readonly isEager: boolean;
}

/**
 * Prefetches the pages that a visitor may go to next: immediately for a link under the pointer, a finger or the focus,
 * and at idle times, a few at once, for links in view. One set of listeners serves all links of the shell and of the
 * remotes. Each page is requested once; a failed one is left to the click.
 * @returns observes the links in view again, since new ones may have been added
 */
export function prefetchLinks({ prefetch, isElsewhere, isEager }: PrefetchOptions): () => void {
  const asked = new Set<string>();
  const pages: LinkedPages = {
    findUnasked(target) {
      const link = target instanceof Element ? target.closest('a') : null;
      const pathname = link ? pathOf(link) : undefined;
      return pathname && !asked.has(pathname) && !isElsewhere(pathname) ? pathname : undefined;
    },
    async prefetch(pathname) {
      if (asked.has(pathname)) return;
      asked.add(pathname);
      await prefetch(pathname);
    },
  };

  function pointAt(target: EventTarget | null) {
    const pathname = pages.findUnasked(target);
    if (pathname) void pages.prefetch(pathname);
  }
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ({ target }) => pointAt(target), { passive: true });
  }
  // Includes links that the visitor pointed at before this script ran.
  document.querySelectorAll('a:hover, a:focus').forEach(pointAt);
  return isEager ? prefetchInView(pages) : () => undefined;
}

interface LinkedPages {
  /** The path of the link that contains the target, unless it was already requested or is not a page of the site. */
  findUnasked(target: EventTarget | null): string | undefined;
  /** Does nothing for a page that was requested before. */
  prefetch(pathname: string): Promise<void>;
}

function prefetchInView(pages: LinkedPages): () => void {
  /** Paths in view that are waiting to be prefetched. */
  const inView = new Set<string>();
  let running = 0;

  function prefetchNext() {
    const [pathname] = inView;
    if (!pathname || running === atOnce) return;
    inView.delete(pathname);
    running += 1;
    whenIdle(async () => {
      await pages.prefetch(pathname);
      running -= 1;
      prefetchNext();
    });
    prefetchNext();
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const pathname = pages.findUnasked(target);
      if (!pathname) continue;
      if (isIntersecting) inView.add(pathname);
      else inView.delete(pathname);
    }
    prefetchNext();
  });
  // Links of closed menus are observed too, and come into view when their menu opens.
  const watchLinks = () =>
    whenIdle(() => {
      observer.disconnect();
      for (const link of document.links) observer.observe(link);
    });
  watchLinks();
  return watchLinks;
}

/** The path of the page that a link leads to, if it is one of the site's and opens in this document. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  const opensHere = link.origin === location.origin && !link.target && !link.download;
  const isPage = opensHere && findOwnedPath(link.pathname) !== undefined;
  return isPage ? link.pathname : undefined;
}

/** Chromium's information on a connection; other browsers have none. */
interface NetworkInformation {
  readonly saveData: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType: string;
}

/** Tells whether to load as little as possible: the visitor asked to save data, or the connection is very slow. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection !== undefined && (connection.saveData || /2g/.test(connection.effectiveType));
}
