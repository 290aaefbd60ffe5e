import { findOwnedPath } from 'contract/site-paths';
import { whenIdle } from './when-idle';

/** Pages that are fetched at the same time because a link to them is in view. */
const atOnce = 2;

interface PrefetchOptions {
  /** Fetches what a page needs and never rejects. */
  readonly prefetch: (pathname: string) => Promise<void>;
  /** Whether a page is not shown in this document, so that nothing can be fetched for it here. */
  readonly isElsewhere: (pathname: string) => boolean;
  /** Whether links in view are enough; otherwise a visitor must point at one. */
  readonly isEager: boolean;
}

/**
 * Fetches the pages that a visitor may go to next: at once what a pointer, a finger or the focus rests on,
 * and while the browser is idle, a few at a time, what links in view lead to. One set of listeners serves all
 * links, of the shell and of the remotes. Each page is requested once; one that fails is left to the click.
 *
 * @returns looks for other links in view, since they may have come into the document.
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
  // What a visitor points at since before the page's scripts were here.
  document.querySelectorAll('a:hover, a:focus').forEach(pointAt);
  return isEager ? prefetchInView(pages) : () => undefined;
}

interface LinkedPages {
  /** The page behind a link, or behind something inside one, unless it was asked for or is none of ours. */
  findUnasked(target: EventTarget | null): string | undefined;
  /** Does nothing for a page that was asked for. */
  prefetch(pathname: string): Promise<void>;
}

function prefetchInView(pages: LinkedPages): () => void {
  /** Those whose turn has not come. */
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
  // Links of closed menus are here and out of view, until their menu opens.
  const watchLinks = () =>
    whenIdle(() => {
      observer.disconnect();
      for (const link of document.links) observer.observe(link);
    });
  watchLinks();
  return watchLinks;
}

/** The page that a link leads to, if it is one of the site's and opens here. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  const opensHere = link.origin === location.origin && !link.target && !link.download;
  const isPage = opensHere && findOwnedPath(link.pathname) !== undefined;
  return isPage ? link.pathname : undefined;
}

/** What Chromium knows of a connection; other browsers say nothing. */
interface NetworkInformation {
  readonly saveData: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType: string;
}

/** Whether every byte counts: the visitor asked to save data, or the connection is a very slow one. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection !== undefined && (connection.saveData || /2g/.test(connection.effectiveType));
}
